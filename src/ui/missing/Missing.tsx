import type { ReactNode } from 'react';

import styles from './Missing.module.css';

interface MissingProps {
  /** Whether something is missing in this part. */
  readonly is: boolean;
  readonly children: ReactNode;
}

/** A part of a screen that the primary act leads to while something is missing in it. A field with an error needs none. */
export function Missing({ is, children }: MissingProps) {
  return (
    <div className={styles['missing']} data-missing={is ? true : undefined}>
      {children}
    </div>
  );
}
