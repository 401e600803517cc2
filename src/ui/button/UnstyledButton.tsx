import type { ComponentProps } from 'react';

/**
 * A button without any styling of its own: a tile, a picture, the head of an expandable section. antd-mobile's Button
 * always has its own style.
 */
export const UnstyledButton = (props: Omit<ComponentProps<'button'>, 'type'>) => <button type="button" {...props} />;
