import type { ReactNode } from 'react';

import styles from './FootLinks.module.css';

/** Links below the button of a form, to its alternatives. */
export function FootLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
