import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './ToolButton.module.css';

interface ToolButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly isMain?: boolean;
  /** For one of several that exclude each other. */
  readonly isPressed?: boolean;
}

/** A button of the viewer. It keeps the focus when there is nothing more to do. */
export function ToolButton({ children, onPress, isDisabled = false, isMain = false, isPressed }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles['button'], isMain && styles['main'])}
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
