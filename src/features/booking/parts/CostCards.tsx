import type { BookPackage } from '@/services/booking/bookings';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PriceLine } from '@/ui/text/PriceLine';

import { costRows } from '../model/costRows';

type Costs = Parameters<typeof costRows>[0] & Pick<BookPackage, 'bookFee' | 'depositFee' | 'payFee'>;

/** What a booking costs, and what it costs not to come as booked. */
export function CostCards({ costs }: { readonly costs: Costs }) {
  const rows = costRows(costs, useServerNow());
  const { bookFee, depositFee, payFee } = costs;
  return (
    <>
      <Card title="费用">
        <PriceLine label="预约费" cents={bookFee} isFree />
        {depositFee > 0 && <PriceLine label="押金" cents={depositFee} reason="离场后原路退回" />}
        <PriceLine label="合计" cents={payFee} size="card" isFree />
      </Card>
      {rows.length > 0 && (
        <Card title="取消和超时">
          <FactRows
            facts={rows.map(({ label, lines }) => ({ label, value: lines.map((line) => <p key={line}>{line}</p>) }))}
          />
        </Card>
      )}
    </>
  );
}
