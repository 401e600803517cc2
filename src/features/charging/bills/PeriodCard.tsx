import { phaseOf } from '@/domain/charging/phase';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { PriceLine } from '@/ui/text/PriceLine';

import { isFree, kwhText, NOTHING_DUE } from '../model/orderWords';
import { refundWay } from '../model/refundWords';

interface PeriodCardProps {
  readonly order: ChargingOrderDetail;
  /** The coupon of this payment, in cents; 0 without one. */
  readonly savingCents: number;
  /** What is to be paid now; NaN when nothing is. */
  readonly dueCents: number;
}

const yuan = (cents: number): string => (Number.isNaN(cents) ? '' : formatYuan(cents));

/** How the fee was computed, price period by price period, and what was taken off and paid. */
export function PeriodCard({ order, savingCents, dueCents }: PeriodCardProps) {
  const now = useServerNow();
  const { periodItems, elecFee, serviceFee, totalFee, discountFee, paidFee, refundFee } = order;
  return (
    <Card title="计费明细">
      {periodItems.map(({ start, end, kwh, elecFee: elec, serviceFee: service }, index) => (
        <PriceLine
          key={index}
          label={formatSpan(parseServerTime(start), parseServerTime(end), now)}
          cents={elec + service}
          reason={[kwhText(kwh), yuan(elec) && `电费 ${yuan(elec)}`, yuan(service) && `服务费 ${yuan(service)}`]
            .filter((text) => text !== '')
            .join('，')}
        />
      ))}
      {periodItems.length === 0 && !Number.isNaN(elecFee) && <PriceLine label="电费" cents={elecFee} />}
      {periodItems.length === 0 && !Number.isNaN(serviceFee) && <PriceLine label="服务费" cents={serviceFee} />}
      <PriceLine label="费用合计" cents={totalFee} {...(isFree(order) ? { reason: NOTHING_DUE } : {})} />
      {discountFee > 0 && <PriceLine label="已优惠" cents={-discountFee} tone="done" />}
      {paidFee > 0 && <PriceLine label="已支付" cents={-paidFee} tone="done" />}
      {refundFee > 0 && (
        <PriceLine label="退款" cents={refundFee} reason={refundWay(order, phaseOf(order) === 'refunded')} />
      )}
      {savingCents > 0 && <PriceLine label="充电券" cents={-savingCents} tone="done" />}
      {Number.isSafeInteger(dueCents) && <PriceLine label="还需支付" cents={dueCents} size="card" />}
    </Card>
  );
}
