import type { ReactNode } from 'react';

import styles from './ChoiceChips.module.css';

/** Filter chips in one line that scrolls sideways, so that the list below does not move down with large type. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>;
}
