import type { ReactNode } from 'react';

import styles from './Rows.module.css';

/** Rows of a card: they bring their own space above and below. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <div className={styles['rows']}>{children}</div>;
}
