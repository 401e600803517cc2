import { formatPlate } from '@/domain/plate/plateFace';

import { minutesOf, type Span, spansOf, startOfDay, wireDay } from './calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS, wireTime } from './clock';
import type { OrderRecordRow, OrderSource, SoldBizType } from './orderSource';
import { HOLD_MS, isBeingPaid } from './passes';
import type { Payable } from './payable';
import { plateOf } from './plates';
import { refundOrder } from './refunds';
import { Refusal, REFUSALS } from './Refusal';
import type { OffPeakOrderRow, OffPeakPackageRow, OffPeakSlotRow, TimeRangeRow, ViolationRow } from './specialTables';
import { lotOf, staysOfPlate } from './stays';
import type { DriverRow, StayRow } from './tables';
import type { World } from './World';

/** How many days ahead a slot can be booked, today included. */
const DAYS_AHEAD = 7;
/** So many broken rules in a calendar month, and nothing can be booked in it any more. */
export const MONTH_LIMIT = 3;
/** The third cancellation of a day is one too many. */
const CANCELS_A_DAY = 3;
/** Part of the fee that cancelling late costs. */
const LATE_SHARE = 0.5;
/** A car may come and go so long outside the hours. */
const GRACE_MS = 15 * MINUTE_MS;
const EARLY_MS = 30 * MINUTE_MS;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const special = (world: World) => world.tables.special;

export function packageOf(world: World, bagId: string): OffPeakPackageRow {
  const row = special(world).offPeakPackages.find((one) => one.bagId === bagId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '错时套餐不存在');
  return row;
}

function slotRowOf(world: World, slotId: string): OffPeakSlotRow {
  const row = special(world).offPeakSlots.find((one) => one.slotId === slotId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '错时时段不存在');
  return row;
}

export interface Slot extends Span {
  row: OffPeakSlotRow;
  bookId: string;
  bookDate: string;
  latestEntryAt: number;
  cancelFreeAt: number;
  leftNum: number;
}

const rangeOf = ({ start, end }: OffPeakSlotRow): TimeRangeRow => ({ weekDays: EVERY_DAY, start, end });

const holds = ({ isClosed, cancelledAt }: OffPeakOrderRow) => !isClosed && cancelledAt === null;

function slotAt(world: World, row: OffPeakSlotRow, bookDate: string): Slot {
  const from = startOfDay(bookDate) + minutesOf(row.start) * MINUTE_MS;
  const to = startOfDay(bookDate) + minutesOf(row.end) * MINUTE_MS + (row.end <= row.start ? DAY_MS : 0);
  const taken = special(world).offPeakOrders.filter(
    (order) => order.itemId === row.slotId && order.startAt === from && holds(order),
  ).length;
  return {
    row,
    bookId: `${row.slotId}_${bookDate}`,
    bookDate,
    from,
    to,
    latestEntryAt: from + row.entryMinutes * MINUTE_MS,
    cancelFreeAt: from - row.freeCancelMinutes * MINUTE_MS,
    leftNum: Math.max(0, row.totalNum - taken),
  };
}

/** What can be booked at a lot on a day, or on each of the next seven. */
export function slotsOf(world: World, parkId: string, bookDate: string): Slot[] {
  const now = world.clock.now();
  const today = startOfDay(wireDay(now));
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => wireDay(today + index * DAY_MS));
  return special(world)
    .offPeakSlots.filter((row) => row.parkId === parkId)
    .flatMap((row) => days.filter((day) => bookDate === '' || day === bookDate).map((day) => slotAt(world, row, day)))
    .filter(({ latestEntryAt }) => latestEntryAt > now)
    .sort((a, b) => a.from - b.from);
}

export const leftOf = (world: World, row: OffPeakPackageRow): number => {
  const now = world.clock.now();
  const taken = special(world).offPeakOrders.filter(
    (order) => order.itemId === row.bagId && holds(order) && order.endAt > now,
  ).length;
  return Math.max(0, row.totalNum - taken);
};

export function offPeakOrderOf(world: World, driverId: string, orderNo: string, kind: 1 | 2): OffPeakOrderRow {
  const order = special(world).offPeakOrders.find(
    (row) => row.orderNo === orderNo && row.driverId === driverId && row.kind === kind,
  );
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
  return order;
}

/** What belongs to both kinds, from the package or slot behind an order. */
export function itemOf(world: World, order: OffPeakOrderRow) {
  if (order.kind === 1) {
    const row = packageOf(world, order.itemId);
    return { ...row, name: row.bagName, timeRanges: row.timeRanges, latestEntryAt: null, cancelFreeAt: order.startAt };
  }
  const row = slotRowOf(world, order.itemId);
  return {
    ...row,
    name: `${row.start}–${row.end} 错时车位`,
    timeRanges: [rangeOf(row)],
    latestEntryAt: order.startAt + row.entryMinutes * MINUTE_MS,
    cancelFreeAt: order.startAt - row.freeCancelMinutes * MINUTE_MS,
  };
}

const monthOf = (ms: number) => wireDay(ms).slice(0, 7);

export const violationsOf = (world: World, driverId: string): ViolationRow[] =>
  special(world)
    .violations.filter((row) => row.driverId === driverId)
    .sort((a, b) => b.at - a.at);

/** How many rules were broken in the calendar month of `at`, up to then. */
export const monthCountOf = (world: World, driverId: string, at: number): number =>
  violationsOf(world, driverId).filter((row) => monthOf(row.at) === monthOf(at) && row.at <= at).length;

function refuseViolators(world: World, driverId: string): void {
  if (monthCountOf(world, driverId, world.clock.now()) >= MONTH_LIMIT) {
    throw new Refusal(REFUSALS.offPeakRefused, `本月违约已达${MONTH_LIMIT}次，下月起可再次办理`);
  }
}

function openOrder(
  world: World,
  driverId: string,
  asked: Pick<OffPeakOrderRow, 'kind' | 'itemId' | 'plateNos' | 'startAt' | 'endAt' | 'cents' | 'depositCents'>,
): OffPeakOrderRow {
  const now = world.clock.now();
  const same = special(world).offPeakOrders.find(
    (row) =>
      row.itemId === asked.itemId &&
      holds(row) &&
      row.startAt < asked.endAt &&
      row.endAt > asked.startAt &&
      row.plateNos.some((plateNo) => asked.plateNos.includes(plateNo)),
  );
  if (same !== undefined) throw new Refusal(REFUSALS.offPeakRefused, '车辆在该时段已有错时订单');
  const order: OffPeakOrderRow = {
    ...asked,
    orderNo: world.nextId(asked.kind === 1 ? 'T' : 'S'),
    driverId,
    cycles: 1,
    createdAt: now,
    payBy: now + HOLD_MS,
    payChannel: 0,
    paidAt: null,
    refunded: 0,
    isClosed: false,
    cancelledAt: null,
    judged: [],
  };
  special(world).offPeakOrders.push(order);
  return order;
}

export interface PackageRequest {
  bagId: string;
  plateIds: readonly string[];
  startDate: string;
  /** Empty for a new one. */
  renewOf: string;
}

export function openPackageOrder(world: World, driver: DriverRow, request: PackageRequest): OffPeakOrderRow {
  refuseViolators(world, driver.driverId);
  const row = packageOf(world, request.bagId);
  const plateNos = request.plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  if (plateNos.length === 0 || plateNos.length > row.maxPlates) {
    throw new Refusal(REFUSALS.badRequest, `请选择1至${row.maxPlates}辆车`);
  }
  if (leftOf(world, row) === 0) throw new Refusal(REFUSALS.offPeakRefused, '该套餐名额已满');
  const now = world.clock.now();
  const today = startOfDay(wireDay(now));
  const former = request.renewOf === '' ? null : offPeakOrderOf(world, driver.driverId, request.renewOf, 1);
  if (former !== null && former.itemId !== row.bagId) throw new Refusal(REFUSALS.badRequest, '续费套餐不一致');
  const chosen = former === null ? startOfDay(request.startDate) : Math.max(former.endAt, today);
  if (Number.isNaN(chosen) || chosen < today || chosen > today + 60 * DAY_MS) {
    throw new Refusal(REFUSALS.badRequest, '请选择60天内的生效日期');
  }
  return openOrder(world, driver.driverId, {
    kind: 1,
    itemId: row.bagId,
    plateNos,
    startAt: chosen,
    endAt: chosen + row.days * DAY_MS,
    cents: row.cents,
    depositCents: 0,
  });
}

export function openSlotOrder(world: World, driver: DriverRow, bookId: string, plateId: string): OffPeakOrderRow {
  refuseViolators(world, driver.driverId);
  const [slotId = '', bookDate = ''] = bookId.split('_');
  const row = slotRowOf(world, slotId);
  const slot = slotsOf(world, row.parkId, bookDate).find((one) => one.bookId === bookId);
  if (slot === undefined) throw new Refusal(REFUSALS.offPeakRefused, '该时段已不能预约');
  if (slot.leftNum === 0) throw new Refusal(REFUSALS.offPeakRefused, '该时段已约满');
  return openOrder(world, driver.driverId, {
    kind: 2,
    itemId: slotId,
    plateNos: [plateOf(driver, plateId).plateNo],
    startAt: slot.from,
    endAt: slot.to,
    cents: row.cents + row.depositCents,
    depositCents: row.depositCents,
  });
}

/** Stays of its plates at its lot within its time, oldest first. */
export function usesOf(world: World, order: OffPeakOrderRow): StayRow[] {
  if (order.paidAt === null || order.cancelledAt !== null) return [];
  const { parkId, latestEntryAt } = itemOf(world, order);
  const to = latestEntryAt ?? order.endAt;
  return order.plateNos
    .flatMap((plateNo) => staysOfPlate(world, plateNo))
    .filter((stay) => stay.parkId === parkId && stay.startAt >= order.startAt - EARLY_MS && stay.startAt <= to)
    .sort((a, b) => a.startAt - b.startAt);
}

/** Minutes a use has lasted beyond its hours, by now or when the car left. */
export function overtimeOf(world: World, order: OffPeakOrderRow, stay: StayRow): number {
  const until = stay.exitAt ?? world.clock.now();
  const { timeRanges } = itemOf(world, order);
  const spans = order.kind === 2 ? [{ from: order.startAt, to: order.endAt }] : spansOf(timeRanges, spanOf(order));
  const span = spans.find(({ from, to }) => stay.startAt >= from - EARLY_MS && stay.startAt < to);
  const end = span?.to ?? stay.startAt;
  return until <= end + GRACE_MS ? 0 : Math.ceil((until - end) / MINUTE_MS);
}

const spanOf = ({ startAt, endAt }: OffPeakOrderRow): Span => ({ from: startAt, to: endAt });

export function overtimeFeeOf(world: World, order: OffPeakOrderRow, minutes: number): number {
  const { overtimeHourCents, overtimeCapCents } = itemOf(world, order);
  return Math.min(overtimeCapCents, Math.ceil(minutes / 60) * overtimeHourCents);
}

/** As OFF_PEAK_STATE of the wire. */
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
  if (last === undefined) return now > (itemOf(world, order).latestEntryAt ?? order.endAt) ? 6 : 2;
  if (overtimeOf(world, order, last) > 0) return 6;
  return last.exitAt === null ? 3 : 4;
}

const BIZ_TYPE = { 1: 4, 2: 5 } as const;

/** What cancelling costs now and what comes back, cents; null when it is too late. */
export function cancelCostOf(world: World, order: OffPeakOrderRow): { cost: number; back: number } | null {
  const now = world.clock.now();
  const state = offPeakStateOf(world, order);
  if (state === 1) return { cost: 0, back: 0 };
  const { cancelFreeAt } = itemOf(world, order);
  if (order.kind === 1) {
    if (state !== 2 && state !== 3) return null;
    const leftDays = Math.min(
      1,
      Math.max(0, (order.endAt - Math.max(now, order.startAt)) / (order.endAt - order.startAt)),
    );
    const back = Math.floor(order.cents * leftDays);
    return { cost: order.cents - back, back };
  }
  if (state !== 2) return null;
  const cost = now <= cancelFreeAt ? 0 : Math.ceil((order.cents - order.depositCents) * LATE_SHARE);
  return { cost, back: order.cents - cost };
}

function addViolation(world: World, order: OffPeakOrderRow, type: 1 | 2 | 3, at: number, penaltyCents: number): void {
  special(world).violations.push({
    violationId: world.nextId('X'),
    driverId: order.driverId,
    orderNo: order.orderNo,
    type,
    at,
    parkId: itemOf(world, order).parkId,
    plateNo: order.plateNos[0] ?? '',
    penaltyCents,
  });
}

export function cancelOffPeak(world: World, order: OffPeakOrderRow): OffPeakOrderRow {
  const cost = cancelCostOf(world, order);
  if (cost === null) throw new Refusal(REFUSALS.offPeakRefused, '订单当前状态不能取消');
  const now = world.clock.now();
  if (order.paidAt === null) {
    order.isClosed = true;
    order.cancelledAt = now;
    return order;
  }
  refundOrder(world, BIZ_TYPE[order.kind], order.orderNo, cost.back, `取消${itemOf(world, order).name}`);
  order.refunded = cost.back;
  order.cancelledAt = now;
  const today = special(world).offPeakOrders.filter(
    (row) =>
      row.driverId === order.driverId &&
      row.paidAt !== null &&
      row.cancelledAt !== null &&
      wireDay(row.cancelledAt) === wireDay(now),
  );
  if (today.length === CANCELS_A_DAY) addViolation(world, order, 3, now, 0);
  return order;
}

/** What time has done: unpaid orders are closed; who did not come, or stayed too long, has broken a rule; a deposit kept comes back. */
export function passOffPeak(world: World): void {
  const now = world.clock.now();
  for (const order of special(world).offPeakOrders) {
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
    const minutes = overtimeOf(world, order, stay);
    if (minutes === 0 || order.judged.includes(stay.uniqueId)) continue;
    order.judged.push(stay.uniqueId);
    addViolation(world, order, 1, world.clock.now(), overtimeFeeOf(world, order, minutes));
  }
}

/** A booked slot ends once: with a no-show, or with its deposit going back. */
function judgeEnd(world: World, order: OffPeakOrderRow): void {
  if (order.kind === 1 || order.judged.includes('end')) return;
  const state = offPeakStateOf(world, order);
  const isNoShow = state === 6 && usesOf(world, order).length === 0;
  if (isNoShow) addViolation(world, order, 2, itemOf(world, order).latestEntryAt ?? order.endAt, order.depositCents);
  if (state === 4 && order.depositCents > 0) {
    refundOrder(world, 5, order.orderNo, order.depositCents, '错时预约押金退回');
    order.refunded += order.depositCents;
  }
  if (isNoShow || state === 4) order.judged.push('end');
}

const orderBy = (world: World, orderNo: string): OffPeakOrderRow => {
  const order = special(world).offPeakOrders.find((row) => row.orderNo === orderNo);
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
  return order;
};

const payable = (kind: 1 | 2): Payable => ({
  bizType: BIZ_TYPE[kind],
  due(world, driverId, { orderNo }) {
    const order = orderBy(world, orderNo);
    if (order.driverId !== driverId || order.kind !== kind) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
    if (order.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '订单已支付');
    if (order.isClosed) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新下单');
    return { cents: order.cents, title: titleOf(world, order) };
  },
  cannotBook: (world, _payment, { orderNo }) => (orderBy(world, orderNo).isClosed ? '订单已关闭，款项已退回' : ''),
  settle(world, { payChannel }, { orderNo }, at) {
    Object.assign(orderBy(world, orderNo), { paidAt: at, payChannel });
  },
});
export const offPeakPayables: readonly Payable[] = [payable(1), payable(2)];

export function titleOf(world: World, order: OffPeakOrderRow): string {
  const { parkId, name } = itemOf(world, order);
  return `${lotOf(world, parkId).parkName} ${name} ${formatPlate(order.plateNos[0] ?? '')}`;
}

export const OFF_PEAK_TEXT = {
  1: '待支付',
  2: '待生效',
  3: '使用中',
  4: '已完成',
  5: '已取消',
  6: '违约',
  8: '已退款',
} as const;

/** In words, what cancelling means now. */
export function cancelTipOf(world: World, order: OffPeakOrderRow): string {
  if (order.kind === 1) return '按剩余天数退款';
  return `${wireTime(itemOf(world, order).cancelFreeAt).slice(5, 16)}前取消全额退款，之后取消收取预约费的50%，押金全退`;
}

const recordOf = (world: World, order: OffPeakOrderRow): OrderRecordRow => {
  const state = offPeakStateOf(world, order);
  const cost = cancelCostOf(world, order);
  const isPaid = order.paidAt !== null;
  return {
    orderNo: order.orderNo,
    title: titleOf(world, order),
    placeText: lotOf(world, itemOf(world, order).parkId).parkName,
    plateNos: order.plateNos,
    createdAt: order.createdAt,
    payBy: state === 1 ? order.payBy : null,
    validFrom: order.startAt,
    validTo: order.endAt,
    cents: order.cents,
    paidCents: isPaid ? order.cents : 0,
    refundCents: order.refunded,
    payChannel: order.payChannel,
    paidAt: order.paidAt,
    state: state === 1 ? 1 : state === 8 ? 5 : state === 5 ? 3 : 2,
    stateText: OFF_PEAK_TEXT[state],
    refundRule: cancelTipOf(world, order),
    canCancel: cost !== null,
    canRefund: cost !== null && cost.back > 0,
    canInvoice: isPaid && order.refunded === 0 && order.payChannel !== 6,
  };
};

const source = (kind: 1 | 2, bizType: SoldBizType): OrderSource => ({
  bizType,
  list: (world, driverId) =>
    special(world)
      .offPeakOrders.filter((order) => order.driverId === driverId && order.kind === kind)
      .map((order) => recordOf(world, order)),
});
export const offPeakSources: readonly OrderSource[] = [source(1, 4), source(2, 5)];

export const overtimeRuleOf = ({
  overtimeHourCents,
  overtimeCapCents,
}: Pick<OffPeakPackageRow, 'overtimeHourCents' | 'overtimeCapCents'>) =>
  `超时每小时${(overtimeHourCents / 100).toFixed(2)}元，封顶${(overtimeCapCents / 100).toFixed(2)}元，${GRACE_MS / MINUTE_MS}分钟内不计`;

export const leftDaysOf = (world: World, endAt: number): number =>
  Math.max(0, Math.ceil((endAt - world.clock.now()) / (24 * HOUR_MS)));
