import type { ReactNode } from 'react';

import styles from './ScreenReaderText.module.css';

/** Text for screen readers only. */
export function ScreenReaderText({ children }: { readonly children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>;
}
