import type { ReactNode } from 'react';

import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';

import styles from './PlaceCard.module.css';

interface PlaceCardProps {
  /** A ParkRow, a ChargingStationRow or another ListRow. */
  readonly children: ReactNode;
  /** TextButtons. */
  readonly actions?: ReactNode;
}

/** A place as a separate card in a list. */
export function PlaceCard({ children, actions }: PlaceCardProps) {
  return (
    <Card>
      <CardRows>{children}</CardRows>
      {actions !== undefined && <div className={styles['acts']}>{actions}</div>}
    </Card>
  );
}
