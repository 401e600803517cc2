import type { ReactNode } from 'react';

import styles from './ScreenReaderText.module.css';

/** Text that is read out and not seen. */
export function ScreenReaderText({ children }: { readonly children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>;
}
