import type { ReactNode } from 'react';

import styles from './ScreenReaderText.module.css';

interface ScreenReaderTextProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** `status`: its changes are announced. */
  readonly role?: 'status';
}

/** Text for screen readers only. */
export function ScreenReaderText({ children, ...rest }: ScreenReaderTextProps) {
  return (
    <span className={styles['text']} {...rest}>
      {children}
    </span>
  );
}
