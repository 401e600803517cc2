import type { ReactNode } from 'react';

import styles from './RowAction.module.css';

/** A button or a link at the right end of a row. */
export const RowAction = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['act']}>{children}</span>
);
