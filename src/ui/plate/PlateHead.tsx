import type { ReactNode } from 'react';

import { PlateBadge } from './PlateBadge';
import styles from './PlateHead.module.css';

interface PlateHeadProps {
  /** The plate as it is shown; the plain one where a service left that out. */
  readonly plate: { readonly formatPlateNo: string; readonly plateNo: string; readonly plateColor: number };
  /** A Tag: how it stands. */
  readonly children: ReactNode;
}

/** Whose car, and how it stands: the first line of a card about one stay. */
export function PlateHead({ plate: { formatPlateNo, plateNo, plateColor }, children }: PlateHeadProps) {
  return (
    <div className={styles['head']}>
      <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} size="large" />
      {children}
    </div>
  );
}
