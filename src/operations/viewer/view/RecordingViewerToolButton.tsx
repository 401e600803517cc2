import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './RecordingViewerToolButton.module.css';

interface ToolButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly isPrimary?: boolean;
  /** For one of several that exclude each other. */
  readonly isPressed?: boolean;
}

/** A button of the viewer. It stays focusable while it is disabled. */
export function RecordingViewerToolButton({
  children,
  onPress,
  isDisabled = false,
  isPrimary = false,
  isPressed,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles['button'], isPrimary && styles['main'])}
      aria-disabled={isDisabled}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}
