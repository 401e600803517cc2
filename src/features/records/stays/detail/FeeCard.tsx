import { feeLinesOf, priceRows } from '@/domain/stay/priceRows';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { PriceLine } from '@/ui/text/PriceLine';

import { isWaived } from '../model/stayWords';

/** Without an amount left to pay, the last line would only repeat that. */
const rowsOf = (bill: ParkingBill) =>
  priceRows(bill, null).filter(({ key, cents }) => key !== 'due' || cents !== 0 || bill.totalFee === 0);

/** How the fee was computed, line by line, with its deductions. */
export function FeeCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  if (bill.parkFeeSucc === 0 || isWaived(bill)) return null;
  if (bill.feeItems.length + rowsOf(bill).length === 0) return null;
  return (
    <Card title="计费明细">
      {feeLinesOf(bill.feeItems, now).map(({ key, ...line }) => (
        <PriceLine key={key} {...line} isFree />
      ))}
      {rowsOf(bill).map(({ key, label, cents }) => (
        <PriceLine
          key={key}
          label={label}
          cents={cents}
          size={key === 'due' ? 'card' : 'row'}
          tone={cents < 0 ? 'done' : 'plain'}
          isFree={key === 'total' || bill.totalFee === 0}
        />
      ))}
    </Card>
  );
}
