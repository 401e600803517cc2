import type { ComponentProps } from 'react';

/** One of hundreds of choices, which the label around it draws: antd-mobile's Radio would be three more elements for each. */
export const RadioInput = (props: Omit<ComponentProps<'input'>, 'type'>) => <input type="radio" {...props} />;
