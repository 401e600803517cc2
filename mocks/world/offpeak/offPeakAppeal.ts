import { OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS } from '@/services/special/violations';

import type { AppealAnswer } from '../appeals/appealTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { refundOrder, refundStay } from '../money/refunds';
import { reckon } from '../parking/stays';
import type { AppealKind, World } from '../World';
import { offPeakOrderOf } from './offPeakItems';
import type { ViolationRow } from './offPeakTables';

/** 停车场原因: the only reason that this operator's records do not answer by themselves. */
const LOT_AT_FAULT = 3;

export function ownViolationOf(world: World, driverId: string, violationId: string): ViolationRow {
  const row = world.tables.violations.find((one) => one.violationId === violationId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '违约记录不存在');
  return row;
}

const stayBehind = (world: World, { uniqueId }: ViolationRow) =>
  world.tables.stays.find((stay) => stay.uniqueId === uniqueId);

/** What an appeal is about: the deposit, and the overtime on the bill of the stay. */
function disputedOf(world: World, row: ViolationRow): number {
  const stay = stayBehind(world, row);
  return row.penaltyCents + (stay === undefined ? 0 : reckon(world, stay).total);
}

/** Takes a breach back: it no longer counts, and what it cost is refunded. */
function waive(world: World, row: ViolationRow): AppealAnswer {
  const stay = stayBehind(world, row);
  let refundCents = row.penaltyCents;
  if (stay !== undefined) {
    const { paid } = reckon(world, stay);
    stay.setFee = 0;
    refundStay(world, stay, paid, '错时超时费退回');
    refundCents += paid;
  }
  if (row.penaltyCents > 0) {
    const order = offPeakOrderOf(world, row.driverId, row.orderNo, 2);
    refundOrder(world, 5, order.orderNo, row.penaltyCents, '错时预约押金退回');
    order.refunded += row.penaltyCents;
    order.judged.push('end');
    row.penaltyCents = 0;
  }
  row.isWaived = true;
  return { isUpheld: true, text: '经核实为停车场原因，违约已撤销，不计次数。', resultCents: 0, refundCents };
}

/** While the car is in, nobody knows how long it was too late. */
export const canAppealViolation = (world: World, row: ViolationRow): boolean =>
  !row.isWaived && stayBehind(world, row)?.exitAt !== null;

/** An appeal against a breach; its `orderNo` is the violationId. */
export const offPeakAppeal: AppealKind = {
  bizType: 5,
  reasons: OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS,
  check(world, driverId, { orderNo }) {
    const row = ownViolationOf(world, driverId, orderNo);
    if (row.isWaived) throw new Refusal(REFUSALS.appealOver, '违约已撤销，无需申诉');
    if (!canAppealViolation(world, row)) throw new Refusal(REFUSALS.appealTooEarly, '车辆离场后才能申诉');
    return disputedOf(world, row);
  },
  decide(world, { driverId, orderNo, reasonType, pictures, cents }) {
    const row = ownViolationOf(world, driverId, orderNo);
    if (reasonType === LOT_AT_FAULT && pictures.length > 0) return waive(world, row);
    return { isUpheld: false, text: '经核对进出场记录，违约属实。', resultCents: cents, refundCents: 0 };
  },
};
