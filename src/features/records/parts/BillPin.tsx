import { stayFacts } from '@/domain/stay/stayFacts';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/useServerNow';
import { Amount } from '@/ui/Amount';
import { Card } from '@/ui/Card';
import { FactRows } from '@/ui/FactRows';
import { PlateBadge } from '@/ui/PlateBadge';

import styles from './BillPin.module.css';

/** The bill that is objected to: whose car, where, when, how much. */
export function BillPin({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { formatPlateNo, plateNo, plateColor, totalFee } = bill;
  return (
    <Card>
      <div className={styles['head']}>
        <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />
        <Amount cents={totalFee} size="card" />
      </div>
      <FactRows facts={stayFacts(bill, now)} />
    </Card>
  );
}
