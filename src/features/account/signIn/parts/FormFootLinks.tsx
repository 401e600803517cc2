import type { ReactNode } from 'react';

import styles from './FormFootLinks.module.css';

/** Links below the button of a form, to its alternatives. */
export function FormFootLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
