import type { ReactNode } from 'react';

import { Card } from '@/ui/card/Card';
import { Rows } from '@/ui/list/Rows';

import styles from './PlaceCard.module.css';

interface PlaceCardProps {
  /** A ParkRow, a StationRow or another ListRow. */
  readonly children: ReactNode;
  /** TextButtons. */
  readonly actions?: ReactNode;
}

/** A place as a separate card in a list. */
export function PlaceCard({ children, actions }: PlaceCardProps) {
  return (
    <Card>
      <Rows>{children}</Rows>
      {actions !== undefined && <div className={styles['acts']}>{actions}</div>}
    </Card>
  );
}
