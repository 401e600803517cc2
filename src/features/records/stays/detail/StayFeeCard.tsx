import { toBillFeeItemRows, toBillPriceRows } from '@/domain/stay/toBillPriceRows';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { PriceLine } from '@/ui/text/PriceLine';

import { isStayWaived } from '../model/stayText';

/** If nothing is left to pay, the last line would only repeat that. */
const toPriceRows = (bill: ParkingBill) =>
  toBillPriceRows(bill, null).filter(({ key, cents }) => key !== 'due' || cents !== 0 || bill.totalFee === 0);

/** How the fee was computed, line by line, with its deductions. */
export function StayFeeCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  if (bill.parkFeeSucc === 0 || isStayWaived(bill)) return null;
  if (bill.feeItems.length + toPriceRows(bill).length === 0) return null;
  return (
    <Card title="计费明细">
      {toBillFeeItemRows(bill.feeItems, now).map(({ key, ...line }) => (
        <PriceLine key={key} {...line} isFree />
      ))}
      {toPriceRows(bill).map(({ key, label, cents }) => (
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
