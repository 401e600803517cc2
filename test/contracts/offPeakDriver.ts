import fc from 'fast-check';

import { parseServerTime } from '@/domain/time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import {
  OFF_PEAK_ORDER_STATE,
  type OffPeakOrder,
  type OffPeakPackage,
  type OffPeakSlot,
} from '@/services/special/offPeak';
import type { OffPeakViolation } from '@/services/special/violations';

import { wireTime } from '../../mocks/world/core/clock';
import { LOTS, PLATES } from '../../mocks/world/core/seeded';
import { payAtCashier, payClosedLate } from '../../mocks/world/money/payments';
import { leaveLot, reckon, staysOfPlate } from '../../mocks/world/parking/stays';
import { addStay } from '../../mocks/world/parking/staySeed';
import type { List } from './sellingClient';
import { directCalls, makeSmallWorlds } from './smallWorld';

const API = 'special/v2/api';
const PAY = 'POST charge/v2/api/payCharges';
const OFFICE = { parkId: LOTS.office };
const CARS: readonly string[] = [PLATES.running, PLATES.free];
const ALL = { pageNo: '1', pageSize: '99' };
const PATHS = { 1: 'diffTimeBagOrders', 2: 'diffTimeBookOrders' } as const;
const TIMES = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 4 * DAY_MS, 20 * DAY_MS] as const;
/** Around the hours of a night: it begins, it is nearly over, just over, and long over. */
const CLOCKS = ['19:10', '07:50', '08:10', '08:40', '20:30'] as const;
const { unpaid, pending } = OFF_PEAK_ORDER_STATE;

/** Mostly the newest one, so that what was begun goes on. */
const order = fc.constantFrom(0, 0, 0, 0, 1, 2);
const car = fc.nat({ max: CARS.length - 1 });
const is = <Name extends string>(name: Name) => fc.constant(name);
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
export const offPeakStep = fc.oneof(
  often(
    4,
    fc.record({ is: is('book'), day: fc.constantFrom(0, 0, 1, 2), car, again: fc.boolean(), pays: fc.boolean() }),
  ),
  often(1, fc.record({ is: is('buy'), day: fc.constantFrom(0, 0, 1), car, again: fc.boolean() })),
  often(1, fc.record({ is: is('renew'), order, car })),
  often(4, fc.record({ is: is('pay'), order, channel: fc.constantFrom(3, 6), again: fc.boolean() })),
  often(1, fc.record({ is: is('leaveCashier'), order })),
  often(1, fc.record({ is: is('payLate'), order })),
  often(1, fc.record({ is: is('cancel'), order, again: fc.boolean() })),
  often(2, fc.record({ is: is('enter'), car })),
  often(2, fc.record({ is: is('leave'), car })),
  often(2, fc.record({ is: is('payBill'), car })),
  often(1, fc.record({ is: is('appeal'), hasPicture: fc.boolean() })),
  often(4, fc.record({ is: is('useIt'), order, minutesPast: fc.constantFrom(-30, 10, 40, 300), leaves: fc.boolean() })),
  often(4, fc.record({ is: is('missIt'), order })),
  often(2, fc.record({ is: is('wait'), ms: fc.constantFrom(...TIMES) })),
  often(2, fc.record({ is: is('waitUntil'), clock: fc.constantFrom(...CLOCKS) })),
);
type Step = typeof offPeakStep extends fc.Arbitrary<infer T> ? T : never;

const smallWorld = makeSmallWorlds();

const plateIdOf = (index: number) => `plate-${String(index + 1)}`;

/** A driver with two cars, to whom the steps happen. */
export function offPeakDriver() {
  const world = smallWorld();
  const { ask, read } = directCalls(world);
  let decisions = 0;
  const newNumber = () => {
    decisions += 1;
    return `decided-${String(decisions)}`;
  };
  const listOf = (kind: 1 | 2) => read<List<OffPeakOrder>>(`GET ${API}/${PATHS[kind]}`, ALL).results;
  const orders = () =>
    [...listOf(1), ...listOf(2)].sort((a, b) => Number(b.orderNo.slice(-4)) - Number(a.orderNo.slice(-4)));
  const slots = () => read<List<OffPeakSlot>>(`GET ${API}/diffTimeBooks`, OFFICE).results;
  const packages = () => read<List<OffPeakPackage>>(`GET ${API}/diffTimeBags`, OFFICE).results;
  const violations = () => read<List<OffPeakViolation>>(`GET ${API}/diffTimeViolations`, ALL).results;
  const chosen = (index: number, among: (one: OffPeakOrder) => boolean) => orders().filter(among)[index];

  /** Sends one decision once, or again with the same number, as after a lost answer. */
  const decide = (key: string, body: object, again: boolean, id = '') => {
    const request = { ...body, requestId: newNumber() };
    const before = world.tables.offPeakOrders.length;
    const first = ask<OffPeakOrder>(key, request, id);
    if (again && first.refusal === '') expect(ask(key, request, id).data).toEqual(first.data);
    return { ...first, made: world.tables.offPeakOrders.length - before };
  };
  const order = (kind: 1 | 2, body: object, again: boolean) => {
    const isAtLimit = violations().some(
      ({ time, monthCount, monthLimit }) =>
        time.slice(0, 7) === wireTime(world.clock.now()).slice(0, 7) && monthCount >= monthLimit,
    );
    const { refusal, made } = decide(`POST ${API}/${PATHS[kind]}`, body, again);
    expect(made).toBe(refusal === '' ? 1 : 0);
    if (isAtLimit) expect(refusal).toMatch(/^本月违约已达3次，\d+月1日起可再次办理$/);
  };
  const openPayment = ({ orderNo, kind, payFee }: OffPeakOrder, payChannel: number) => {
    const body = { orderNo, bizType: kind === 1 ? 4 : 5, payAmount: payFee, payChannel, couponIds: [] };
    return ask<{ payId: string }>(PAY, { ...body, requestId: newNumber() });
  };
  const pay = (index: number, channel: number, again: boolean) => {
    const found = chosen(index, ({ state }) => state === unpaid);
    if (found === undefined) return;
    const { refusal, data } = openPayment(found, channel);
    if (refusal !== '') return;
    if (channel === 3) payAtCashier(world, data.payId, 0);
    if (again) expect(openPayment(found, channel).refusal).not.toBe('');
  };
  /** The hold runs out while the cashier is open, and then the cashier takes the money. */
  const payLate = (index: number) => {
    const found = chosen(index, ({ state }) => state === unpaid);
    if (found === undefined) return;
    const { refusal, data } = openPayment(found, 3);
    if (refusal !== '') return;
    world.clock.advance(16 * MINUTE_MS);
    payClosedLate(world, data.payId);
    const payment = world.tables.payments.find(({ payId }) => payId === data.payId);
    expect([payment?.state, payment?.failReason]).toEqual([5, '订单已关闭，款项原路退回']);
  };
  /** What it was said to cost is what it costs. */
  const cancel = (index: number, again: boolean) => {
    const found = chosen(index, ({ canCancel }) => canCancel === 1);
    if (found === undefined) return;
    const { refusal, data } = decide(`POST ${API}/${PATHS[found.kind as 1 | 2]}/{id}/cancel`, {}, again, found.orderNo);
    expect(refusal).toBe('');
    expect(data.refundFee).toBe(found.refundFee + found.cancelRefundFee);
    if (found.state !== unpaid) expect(found.cancelFee + found.cancelRefundFee).toBe(found.payFee);
  };
  const inside = (index: number) => staysOfPlate(world, CARS[index] ?? '').find(({ exitAt }) => exitAt === null);
  const payBill = (index: number) => {
    const stay = inside(index) ?? staysOfPlate(world, CARS[index] ?? '')[0];
    const due = stay === undefined ? 0 : reckon(world, stay).due;
    if (stay === undefined || due === 0) return;
    const { uniqueId, parkId } = stay;
    const body = { uniqueId, parkId, payAmount: due, payChannel: 3, couponIds: [], requestId: newNumber() };
    payAtCashier(world, read<{ payId: string }>(PAY, body).payId, 0);
  };
  const isAwaited = ({ kind, state }: OffPeakOrder) => kind === 2 && state === pending;
  const waitUntil = (ms: number) => world.clock.advance(Math.max(0, ms - world.clock.now()));
  const enter = (plateNo: string) =>
    inside(CARS.indexOf(plateNo)) ?? addStay(world, { plateNo, ...OFFICE, minutesAgo: 0 });
  /** The car comes in time, and stays until some minutes past its hours. */
  const useIt = (index: number, minutesPast: number, leaves: boolean) => {
    const orderNo = chosen(index, isAwaited)?.orderNo;
    const row = world.tables.offPeakOrders.find((one) => one.orderNo === orderNo);
    if (row === undefined) return;
    waitUntil(row.startAt + 10 * MINUTE_MS);
    const { uniqueId } = enter(row.plateNos[0] ?? '');
    waitUntil(row.endAt + minutesPast * MINUTE_MS);
    if (leaves) leaveLot(world, uniqueId);
  };
  const missIt = (index: number) => {
    const found = chosen(index, isAwaited);
    if (found !== undefined) waitUntil((parseServerTime(found.latestEntryTime) ?? 0) + MINUTE_MS);
  };
  const appeal = (hasPicture: boolean) => {
    const found = violations().find(({ canAppeal }) => canAppeal === 1);
    if (found === undefined) return;
    const contact = { content: '道闸坏了', contactPhone: '13800138000', pictures: hasPicture ? ['/a.jpg'] : [] };
    const { violationId } = found;
    read(`POST ${API}/diffTimeViolationAppeals`, { violationId, reasonType: 3, ...contact, requestId: newNumber() });
  };
  const acts: { readonly [Name in Step['is']]: (one: Extract<Step, { is: Name }>) => void } = {
    book(one) {
      const slot = slots()[one.day];
      if (slot === undefined) return;
      order(2, { bookId: slot.bookId, plateId: plateIdOf(one.car) }, one.again);
      if (one.pays) pay(0, 3, false);
    },
    buy(one) {
      const startDate = wireTime(world.clock.now() + one.day * DAY_MS).slice(0, 10);
      order(1, { bagId: 'bag-1', plateIds: [plateIdOf(one.car)], startDate }, one.again);
    },
    renew(one) {
      const former = chosen(one.order, ({ canRenew }) => canRenew === 1);
      if (former === undefined) return;
      const startDate = former.endTime.slice(0, 10);
      const plateIds = former.plates.map(({ plateId }) => plateId);
      order(1, { bagId: former.itemId, plateIds, startDate, renewOf: former.orderNo }, false);
    },
    pay: (one) => pay(one.order, one.channel, one.again),
    leaveCashier(one) {
      const found = chosen(one.order, ({ state }) => state === unpaid);
      if (found !== undefined) openPayment(found, 3);
    },
    payLate: (one) => payLate(one.order),
    cancel: (one) => cancel(one.order, one.again),
    enter: (one) => void enter(CARS[one.car] ?? ''),
    leave: (one) => leaveLot(world, inside(one.car)?.uniqueId ?? ''),
    payBill: (one) => payBill(one.car),
    appeal: (one) => appeal(one.hasPicture),
    useIt: (one) => useIt(one.order, one.minutesPast, one.leaves),
    missIt: (one) => missIt(one.order),
    wait: (one) => world.clock.advance(one.ms),
    waitUntil(one) {
      const now = world.clock.now();
      const today = Date.parse(`${wireTime(now).slice(0, 10)}T${one.clock}:00+08:00`);
      world.clock.advance((today > now ? today : today + DAY_MS) - now);
    },
  };
  const act = (one: Step) => {
    (acts[one.is] as (one: Step) => void)(one);
  };
  return { world, act, orders, slots, packages, violations };
}
export type OffPeakDriver = ReturnType<typeof offPeakDriver>;
