import { toStayFactRows } from '@/domain/stay/toStayFactRows';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';

import styles from './AppealedBillCard.module.css';

/** The bill that an appeal is against: plate, lot, times and amount. */
export function AppealedBillCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { formatPlateNo, plateNo, plateColor, totalFee } = bill;
  return (
    <Card>
      <div className={styles['head']}>
        <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />
        <Amount cents={totalFee} size="card" />
      </div>
      <FactRows facts={toStayFactRows(bill, now)} />
    </Card>
  );
}
