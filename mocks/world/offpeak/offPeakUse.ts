import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { type Span, spansOf, wireDay } from '../core/calendar';
import { isBeingPaid } from '../money/orderHold';
import { refundOrder } from '../money/refunds';
import type { StayCover, StayRow } from '../parking/parkingTables';
import { overtimeMinutesOf, staysOfPlate } from '../parking/stays';
import type { World } from '../World';
import { itemOf } from './offPeakItems';
import type { OffPeakOrderRow, OffPeakPackageRow, ViolationRow } from './offPeakTables';

/** After this many breaches in a calendar month nothing more can be booked in that month. */
export const MONTH_LIMIT = 3;

/** How long a car may come or go outside the hours. */
const GRACE_MS = 15 * MINUTE_MS;

const EARLY_MS = 30 * MINUTE_MS;

const monthOf = (ms: number) => wireDay(ms).slice(0, 7);

export const violationsOf = (world: World, driverId: string): ViolationRow[] =>
  world.tables.violations.filter((row) => row.driverId === driverId).sort((a, b) => b.at - a.at);

/** The number of breaches in the calendar month of `at`, up to then. Those that an appeal has taken back do not count. */
export const monthCountOf = (world: World, driverId: string, at: number): number =>
  violationsOf(world, driverId).filter((row) => !row.isWaived && monthOf(row.at) === monthOf(at) && row.at <= at)
    .length;

/** Stays of the order's plates at its lot within its time, oldest first. */
export function usesOf(world: World, order: OffPeakOrderRow): StayRow[] {
  if (order.paidAt === null || order.cancelledAt !== null) return [];
  const { parkId, latestEntryAt } = itemOf(world, order);
  const to = latestEntryAt ?? order.endAt;
  return order.plateNos
    .flatMap((plateNo) => staysOfPlate(world, plateNo))
    .filter((stay) => stay.parkId === parkId && stay.startAt >= order.startAt - EARLY_MS && stay.startAt <= to)
    .sort((a, b) => a.startAt - b.startAt);
}

/** What the order pays of a stay: everything until the end of its hours. A stay that began outside them has no hours. */
export function coverOf(world: World, order: OffPeakOrderRow, stay: StayRow): StayCover {
  const { timeRanges, overtimeHourCents, overtimeCapCents } = itemOf(world, order);
  const spans = order.kind === 2 ? [{ from: order.startAt, to: order.endAt }] : spansOf(timeRanges, spanOf(order));
  const span = spans.find(({ from, to }) => stay.startAt >= from - EARLY_MS && stay.startAt < to);
  return {
    until: span?.to ?? stay.startAt,
    graceMs: GRACE_MS,
    hourCents: overtimeHourCents,
    capCents: overtimeCapCents,
  };
}

/** How many minutes a use exceeded its hours, until now or until the car left. */
export const overtimeOf = (world: World, order: OffPeakOrderRow, stay: StayRow): number =>
  overtimeMinutesOf(coverOf(world, order, stay), stay.exitAt ?? world.clock.now());

const spanOf = ({ startAt, endAt }: OffPeakOrderRow): Span => ({ from: startAt, to: endAt });

const isWaived = (world: World, { orderNo }: OffPeakOrderRow): boolean =>
  world.tables.violations.some((row) => row.orderNo === orderNo && row.isWaived);

/** The state as in OFF_PEAK_ORDER_STATE of the wire. */
export function offPeakStateOf(world: World, order: OffPeakOrderRow): 1 | 2 | 3 | 4 | 5 | 6 | 8 {
  const now = world.clock.now();
  if (order.cancelledAt !== null) return order.refunded > 0 ? 8 : 5;
  if (order.isClosed) return 5;
  if (order.paidAt === null) return 1;
  const uses = usesOf(world, order);
  const last = uses.at(-1);
  if (order.kind === 1) {
    if (now < order.startAt) return 2;
    return now >= order.endAt ? 4 : 3;
  }
  if (last?.exitAt !== null && isWaived(world, order)) return 4;
  if (last === undefined) return now > (itemOf(world, order).latestEntryAt ?? order.endAt) ? 6 : 2;
  if (overtimeOf(world, order, last) > 0) return 6;
  return last.exitAt === null ? 3 : 4;
}

export function addViolation(
  world: World,
  order: OffPeakOrderRow,
  what: Pick<ViolationRow, 'type' | 'at'> & Partial<Pick<ViolationRow, 'penaltyCents' | 'uniqueId'>>,
): void {
  world.tables.violations.push({
    penaltyCents: 0,
    uniqueId: '',
    ...what,
    violationId: world.nextId('X'),
    driverId: order.driverId,
    orderNo: order.orderNo,
    parkId: itemOf(world, order).parkId,
    plateNo: order.plateNos[0] ?? '',
    isWaived: false,
  });
}

/** Advances orders: unpaid ones are closed; a no-show or overtime is recorded as a breach; deposits that are held are refunded. */
export function advanceOffPeak(world: World): void {
  const now = world.clock.now();
  for (const order of world.tables.offPeakOrders) {
    if (order.paidAt === null) {
      if (!order.isClosed && order.payBy <= now && !isBeingPaid(world, order.orderNo)) order.isClosed = true;
      continue;
    }
    if (order.cancelledAt !== null) continue;
    judgeUses(world, order);
    judgeEnd(world, order);
  }
}

function judgeUses(world: World, order: OffPeakOrderRow): void {
  for (const stay of usesOf(world, order)) {
    stay.cover = coverOf(world, order, stay);
    if (overtimeOf(world, order, stay) === 0 || order.judged.includes(stay.uniqueId)) continue;
    order.judged.push(stay.uniqueId);
    const { uniqueId } = stay;
    addViolation(world, order, { type: 1, at: world.clock.now(), uniqueId, penaltyCents: order.depositCents });
  }
}

/** A booked slot ends once: with a no-show, or with the refund of its deposit. */
function judgeEnd(world: World, order: OffPeakOrderRow): void {
  if (order.kind === 1 || order.judged.includes('end')) return;
  const state = offPeakStateOf(world, order);
  const isNoShow = state === 6 && usesOf(world, order).length === 0;
  if (isNoShow) {
    const at = itemOf(world, order).latestEntryAt ?? order.endAt;
    addViolation(world, order, { type: 2, at, penaltyCents: order.depositCents });
  }
  if (state === 4 && order.depositCents > 0) {
    refundOrder(world, 5, order.orderNo, order.depositCents, '错时预约押金退回');
    order.refunded += order.depositCents;
  }
  if (isNoShow || state === 4) order.judged.push('end');
}

export const overtimeRuleOf = ({
  overtimeHourCents,
  overtimeCapCents,
}: Pick<OffPeakPackageRow, 'overtimeHourCents' | 'overtimeCapCents'>) =>
  `超时每小时${(overtimeHourCents / 100).toFixed(2)}元，封顶${(overtimeCapCents / 100).toFixed(2)}元，${GRACE_MS / MINUTE_MS}分钟内不计`;

export const leftDaysOf = (world: World, endAt: number): number =>
  Math.max(0, Math.ceil((endAt - world.clock.now()) / (24 * HOUR_MS)));
