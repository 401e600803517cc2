import type { ReactNode } from 'react';

import styles from './CardActs.module.css';

/** The buttons at the lower right of a card. */
export function CardActs({ children }: { readonly children: ReactNode }) {
  return <div className={styles['acts']}>{children}</div>;
}
