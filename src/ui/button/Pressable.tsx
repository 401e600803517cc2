import type { ComponentProps } from 'react';

/** A button whose content is all that is drawn: a tile, a picture, the head of something that folds. antd-mobile's Button has a face of its own. */
export const Pressable = (props: Omit<ComponentProps<'button'>, 'type'>) => <button type="button" {...props} />;
