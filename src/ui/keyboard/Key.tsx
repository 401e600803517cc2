import type { KeyboardEvent, MouseEvent } from 'react';

import { joinClasses } from '../joinClasses';
import styles from './KeyPad.module.css';

interface KeyProps {
  /** What is on the key, and its name. */
  readonly label: string;
  readonly isDisabled: boolean;
  /** 切换 and 删除 are darker and share what the characters leave. */
  readonly isControl?: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One key. A finger on it leaves the focus where it is, so that a hardware keyboard goes on in the same cell. */
export function Key({ label, isDisabled, isControl = false, onPress, onKeyDown }: KeyProps) {
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
