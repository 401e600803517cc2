import type { ReactNode } from 'react';

import styles from './FootLinks.module.css';

/** Links to other ways, below the button of a form. */
export function FootLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
