import type { ReactNode } from 'react';

import styles from './FootLinks.module.css';

/** Other ways, below the button of a form: links only. */
export function FootLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
