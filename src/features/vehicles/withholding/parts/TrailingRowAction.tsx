import type { ReactNode } from 'react';

import styles from './TrailingRowAction.module.css';

/** A button or a link at the right end of a row. */
export const TrailingRowAction = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['act']}>{children}</span>
);
