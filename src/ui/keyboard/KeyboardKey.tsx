import type { KeyboardEvent, MouseEvent } from 'react';

import { joinClasses } from '../joinClasses';
import styles from './KeyboardKeys.module.css';

interface KeyProps {
  /** The text on the key, which is also its accessible name. */
  readonly label: string;
  readonly isDisabled: boolean;
  /** 切换 and 删除 are darker and share the width that the character keys leave. */
  readonly isControl?: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One key. Tapping it does not move the focus, so that a hardware keyboard continues in the same cell. */
export function KeyboardKey({ label, isDisabled, isControl = false, onPress, onKeyDown }: KeyProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles['key'], isControl && styles['control'])}
      disabled={isDisabled}
      aria-disabled={isDisabled}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span className={styles['face']}>{label}</span>
    </button>
  );
}
