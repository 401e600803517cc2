import { toChargingOrderPhase } from '@/domain/charging/phase';
import { formatTimeRange } from '@/domain/formatTimeRange';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { Card } from '@/ui/card/Card';
import { PriceLine } from '@/ui/text/PriceLine';

import { isFreeChargingOrder, kwhText, NO_CHARGING_FEE_TEXT } from '../model/chargingOrderText';
import { chargingRefundArrivalText } from '../model/chargingRefundArrivalText';

interface FeeBreakdownCardProps {
  readonly order: ChargingOrderDetail;
  /** The coupon's discount in cents; 0 without one. */
  readonly savingCents: number;
  /** The amount due in cents; NaN if nothing is due. */
  readonly dueCents: number;
}

const yuanText = (cents: number): string => (Number.isNaN(cents) ? '' : formatYuan(cents));

/** The breakdown of the fee by price period, with deductions and payments. */
export function ChargingFeeBreakdownCard({ order, savingCents, dueCents }: FeeBreakdownCardProps) {
  const now = useServerNow();
  const { periodItems, elecFee, serviceFee, totalFee, discountFee, paidFee, refundFee } = order;
  return (
    <Card title="计费明细">
      {periodItems.map(({ start, end, kwh, elecFee: elec, serviceFee: service }, index) => (
        <PriceLine
          key={index}
          label={formatTimeRange(parseServerTime(start), parseServerTime(end), now)}
          cents={elec + service}
          reason={[
            kwhText(kwh),
            yuanText(elec) && `电费 ${yuanText(elec)}`,
            yuanText(service) && `服务费 ${yuanText(service)}`,
          ]
            .filter((text) => text !== '')
            .join('，')}
        />
      ))}
      {periodItems.length === 0 && !Number.isNaN(elecFee) && <PriceLine label="电费" cents={elecFee} />}
      {periodItems.length === 0 && !Number.isNaN(serviceFee) && <PriceLine label="服务费" cents={serviceFee} />}
      <PriceLine
        label="费用合计"
        cents={totalFee}
        reason={isFreeChargingOrder(order) ? NO_CHARGING_FEE_TEXT : undefined}
      />
      {discountFee > 0 && <PriceLine label="已优惠" cents={-discountFee} tone="done" />}
      {paidFee > 0 && <PriceLine label="已支付" cents={-paidFee} tone="done" />}
      {refundFee > 0 && (
        <PriceLine
          label="退款"
          cents={refundFee}
          reason={chargingRefundArrivalText(order, toChargingOrderPhase(order) === 'refunded')}
        />
      )}
      {savingCents > 0 && <PriceLine label="充电券" cents={-savingCents} tone="done" />}
      {Number.isSafeInteger(dueCents) && <PriceLine label="还需支付" cents={dueCents} size="card" />}
    </Card>
  );
}
