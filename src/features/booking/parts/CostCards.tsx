import { isInside, type VisitPhase } from '@/domain/booking/visit';
import type { BookPackage } from '@/services/booking/bookings';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PriceLine } from '@/ui/text/PriceLine';

import { costRows } from '../model/costRows';

type Costs = Parameters<typeof costRows>[0] & Pick<BookPackage, 'bookFee' | 'depositFee' | 'payFee'>;

interface CostCardsProps {
  readonly costs: Costs;
  /** Where a booking stands that is made already. */
  readonly phase?: VisitPhase;
}

/** What a booking costs, and what it costs not to come as booked. Once the car is in, nothing is said of cancelling. */
export function CostCards({ costs, phase = 'early' }: CostCardsProps) {
  const isIn = isInside(phase);
  const rows = costRows(costs, useServerNow(), isIn);
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
        <Card title={isIn ? '超时' : '取消和超时'}>
          <FactRows
            facts={rows.map(({ label, lines }) => ({ label, value: lines.map((line) => <p key={line}>{line}</p>) }))}
          />
        </Card>
      )}
    </>
  );
}
