import type { ReactNode } from 'react';

import { PlateBadge } from './PlateBadge';
import styles from './PlateHeader.module.css';

interface PlateHeaderProps {
  /** The formatted plate; the plain one if the service does not send it. */
  readonly plate: { readonly formatPlateNo: string; readonly plateNo: string; readonly plateColor: number };
  /** A Tag with the status. */
  readonly children: ReactNode;
}

/** The plate and the status: the first line of a card about one stay. */
export function PlateHeader({ plate: { formatPlateNo, plateNo, plateColor }, children }: PlateHeaderProps) {
  return (
    <div className={styles['head']}>
      <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} size="large" />
      {children}
    </div>
  );
}
