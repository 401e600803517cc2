import type { ReactNode } from 'react';

import styles from './CardActions.module.css';

/** The buttons at the lower right of a card. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['acts']}>{children}</div>;
}
