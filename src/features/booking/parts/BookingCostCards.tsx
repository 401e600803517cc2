import { type BookingPhase, isBookedCarInBerth } from '@/domain/booking/bookingPhase';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { BookingPackage } from '@/services/booking/bookings';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PriceLine } from '@/ui/text/PriceLine';

import { toBookingPenaltyCostRows } from '../model/toBookingPenaltyCostRows';

type Costs = Parameters<typeof toBookingPenaltyCostRows>[0] & Pick<BookingPackage, 'bookFee' | 'depositFee' | 'payFee'>;

interface BookingCostCardsProps {
  readonly costs: Costs;
  /** The phase of an existing booking. */
  readonly phase?: BookingPhase;
}

/** The cost of a booking, and of cancelling and overstaying. Once the car has entered, cancelling is left out. */
export function BookingCostCards({ costs, phase = 'early' }: BookingCostCardsProps) {
  const hasEntered = isBookedCarInBerth(phase);
  const rows = toBookingPenaltyCostRows(costs, useServerNow(), hasEntered);
  const { bookFee, depositFee, payFee } = costs;
  return (
    <>
      <Card title="费用">
        <PriceLine label="预约费" cents={bookFee} isFree />
        {depositFee > 0 && (
          <PriceLine
            label="押金"
            cents={depositFee}
            reason={phase === 'over' ? '先抵超时费，剩余原路退回' : '按时离场后原路退回'}
          />
        )}
        <PriceLine label="合计" cents={payFee} size="card" isFree />
      </Card>
      {rows.length > 0 && (
        <Card title={hasEntered ? '超时' : '取消和超时'}>
          <FactRows
            facts={rows.map(({ label, lines }) => ({ label, value: lines.map((line) => <p key={line}>{line}</p>) }))}
          />
        </Card>
      )}
    </>
  );
}
