import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { minutesOf, startOfDay, wireDay } from '../core/calendar';
import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import { openPayment, payAtCashier } from '../money/payments';
import { addStay } from '../parking/staySeed';
import type { Scenario, World } from '../World';
import { newOffPeakOrder } from './newOffPeakOrder';
import { packageOf, slotRowOf } from './offPeakItems';
import { BIZ_TYPE, cancelOffPeak } from './offPeakOrders';
import type { OffPeakOrderRow } from './offPeakTables';

const { driverId } = DRIVERS.lin;

type Bought = Pick<OffPeakOrderRow, 'kind' | 'itemId' | 'startAt' | 'endAt' | 'cents' | 'depositCents'>;

function addOrder(world: World, bought: Bought): OffPeakOrderRow {
  const now = world.clock.now();
  return newOffPeakOrder(world, {
    ...bought,
    driverId,
    plateNos: [PLATES.free],
    createdAt: Math.min(now, bought.startAt - HOUR_MS),
    payBy: now + 15 * MINUTE_MS,
  });
}

/** The same, paid an hour before it began, or now. */
function addPaid(world: World, bought: Bought): OffPeakOrderRow {
  const order = addOrder(world, bought);
  const { orderNo, cents, createdAt } = order;
  const request = {
    items: [{ bizType: BIZ_TYPE[order.kind], orderNo, payAmount: cents }],
    isBatch: false,
    totalAmount: cents,
    payChannel: 3,
    couponIds: [],
    requestId: `seeded-${orderNo}`,
    returnPath: '/home',
  } as const;
  const payment = payAtCashier(world, openPayment(world, request, driverId).payId, 0);
  Object.assign(payment, { openedAt: createdAt, expireAt: createdAt, settleAt: createdAt, paidAt: createdAt });
  return Object.assign(order, { paidAt: createdAt, payChannel: 3 });
}

/** The night that begins this many days from today. */
function night(world: World, inDays: number): Bought {
  const { slotId, start, end, cents, depositCents } = slotRowOf(world, 'slot-1');
  const midnight = startOfDay(wireDay(world.clock.now())) + inDays * DAY_MS;
  const startAt = midnight + minutesOf(start) * MINUTE_MS;
  const endAt = midnight + DAY_MS + minutesOf(end) * MINUTE_MS;
  return { kind: 2, itemId: slotId, startAt, endAt, cents: cents + depositCents, depositCents };
}

function packageFrom(world: World, bagId: string, inDays: number): Bought {
  const { days, cents } = packageOf(world, bagId);
  const startAt = startOfDay(wireDay(world.clock.now())) + inDays * DAY_MS;
  return { kind: 1, itemId: bagId, startAt, endAt: startAt + days * DAY_MS, cents, depositCents: 0 };
}

/** The car drives in half an hour after the start of a night, and out at its end or not yet. */
function parkIn(world: World, { startAt, endAt }: Bought, hasLeft: boolean): void {
  const minutesAgo = (world.clock.now() - startAt) / MINUTE_MS - 30;
  const stay = addStay(world, { plateNo: PLATES.free, parkId: LOTS.office, minutesAgo });
  if (hasLeft) stay.exitAt = endAt;
}

/** An order in each state. The car of the last night is still in. */
function seedOrders(world: World): void {
  addPaid(world, packageFrom(world, 'bag-1', -45));
  addPaid(world, packageFrom(world, 'bag-2', -5));
  addPaid(world, packageFrom(world, 'bag-1', 3));
  const used = addPaid(world, night(world, -3));
  parkIn(world, used, true);
  addPaid(world, night(world, -2));
  parkIn(world, addPaid(world, night(world, -1)), false);
  addPaid(world, night(world, 1));
  addOrder(world, night(world, 2));
  cancelOffPeak(world, addPaid(world, night(world, 3)));
}

/** Three nights to which nobody came, today. */
function seedBreaches(world: World): void {
  const missed = { ...night(world, 0), startAt: world.clock.now() - 3 * HOUR_MS, endAt: world.clock.now() };
  for (let times = 0; times < 3; times += 1) addPaid(world, missed);
}

export const offPeakScenarios = {
  offPeak: { label: '错时停车各种状态都有，昨晚的车还没离场', change: seedOrders },
  offPeakLimit: { label: '错时停车本月违约已到上限', change: seedBreaches },
} satisfies Record<string, Scenario>;
