import { MINUTE_MS } from '@/lib/timeUnits';
import { CHARGING_APPEAL_REASON_LABELS, IDLE_FEE_APPEAL_REASON_LABELS } from '@/services/cps/chargingAppeals';

import type { AppealAnswer } from '../appeals/appealTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { refundOrder } from '../money/refunds';
import type { AppealKind } from '../World';
import { refundCharge } from './chargingMoney';
import { chargingBill, chargingOrderOf, isAbnormal } from './chargingOrders';
import type { ChargingOrderRow } from './chargingTables';
import { occupyBill, occupyOrderOf } from './occupation';

/** The longest time that a charger may take to obey a stop. */
const STOP_IN_TIME_MS = MINUTE_MS;

/** The share of a charging fee that this operator waives, according to its records. */
function shareOff({ reasonType, order, kwh }: { reasonType: number; order: ChargingOrderRow; kwh: number }): number {
  switch (reasonType) {
    case 1:
      return kwh < 1 ? 1 : 0;
    case 3:
      return order.stopAskedAt !== null && (order.endAt ?? 0) - order.stopAskedAt > STOP_IN_TIME_MS ? 0.3 : 0;
    case 5:
      return isAbnormal(order) ? 0.5 : 0;
    default:
      return 0;
  }
}

const rejected = (cents: number, text: string): AppealAnswer => ({
  isUpheld: false,
  text,
  resultCents: cents,
  refundCents: 0,
});

/** An appeal against a charging order that already has its bill. */
const chargingAppealKind: AppealKind = {
  bizType: 7,
  reasons: CHARGING_APPEAL_REASON_LABELS,
  check(world, driverId, { orderNo }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    if (order.billedAt === null) throw new Refusal(REFUSALS.appealTooEarly, '充电结算后才能申诉');
    const { total, discount } = chargingBill(world, order);
    if (total - discount === 0) throw new Refusal(REFUSALS.nothingDue, '该订单没有费用，无需申诉');
    return total - discount;
  },
  decide(world, { driverId, orderNo, reasonType, cents }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    const { paid, flow } = chargingBill(world, order);
    const off = Math.floor(cents * shareOff({ reasonType, order, kwh: flow.kwh }));
    if (off === 0) return rejected(cents, '经核对充电桩记录，计费无误。');
    // Amounts that are not paid yet are deducted from the bill. The rest is refunded.
    const refundCents = Math.max(0, paid - order.refundedCents - (cents - off));
    order.discountCents += off;
    refundCharge(world, order, refundCents, '充电订单申诉退款');
    return { isUpheld: true, text: '经核实充电桩记录，费用已更正。', resultCents: cents - off, refundCents };
  },
};

/** An appeal against an idle fee. It is upheld only if the plug could not be pulled out. */
const occupyAppealKind: AppealKind = {
  bizType: 8,
  reasons: IDLE_FEE_APPEAL_REASON_LABELS,
  check(world, driverId, { orderNo }) {
    const order = occupyOrderOf(world, driverId, orderNo);
    if (order.endAt === null) throw new Refusal(REFUSALS.appealTooEarly, '拔枪后才能申诉');
    const cents = occupyBill(world, order).fee - order.discountCents;
    if (cents <= 0) throw new Refusal(REFUSALS.nothingDue, '该占位费没有费用，无需申诉');
    return cents;
  },
  decide(world, { driverId, orderNo, reasonType, pictures, cents }) {
    const order = occupyOrderOf(world, driverId, orderNo);
    if (reasonType !== 2 || pictures.length === 0) return rejected(cents, '经核对车位照片，计费无误。');
    const refundCents = occupyBill(world, order).paid;
    refundOrder(world, 8, orderNo, refundCents, '占位费申诉退款');
    order.discountCents += cents;
    return { isUpheld: true, text: '经核实当时无法拔枪，占位费已免除。', resultCents: 0, refundCents };
  },
};

export const chargingAppealKinds: readonly AppealKind[] = [chargingAppealKind, occupyAppealKind];
