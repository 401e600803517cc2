import type { ReactNode } from 'react';

import styles from './RequiredFormPart.module.css';

interface RequiredPartProps {
  /** Whether an input is missing in this part. */
  readonly isMissing: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a screen that the primary button scrolls to and focuses while an input is missing in it. A field with an
 * error does not need it.
 */
export function RequiredFormPart({ isMissing, children }: RequiredPartProps) {
  return (
    <div className={styles['missing']} data-missing={isMissing ? true : undefined}>
      {children}
    </div>
  );
}
