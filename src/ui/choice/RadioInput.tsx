import type { ComponentProps } from 'react';

/**
 * One of hundreds of options, rendered by the label around it: antd-mobile's Radio would add three elements to each.
 */
export const RadioInput = (props: Omit<ComponentProps<'input'>, 'type'>) => <input type="radio" {...props} />;
