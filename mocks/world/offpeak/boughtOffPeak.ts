import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { minutesOf, startOfDay, wireDay } from '../core/calendar';
import { DRIVERS, PLATES } from '../core/seeded';
import { openPayment, payAtCashier } from '../money/payments';
import type { World } from '../World';
import { newOffPeakOrder } from './newOffPeakOrder';
import { packageOf, slotRowOf } from './offPeakItems';
import { BIZ_TYPE } from './offPeakOrders';
import type { OffPeakOrderRow } from './offPeakTables';

const { driverId } = DRIVERS.lin;

/** What was bought, for which time and for how much. */
export type Bought = Pick<OffPeakOrderRow, 'kind' | 'itemId' | 'startAt' | 'endAt' | 'cents' | 'depositCents'>;

/** An order of 林晓 that is held for a quarter of an hour. */
export function addOrder(world: World, bought: Bought): OffPeakOrderRow {
  const now = world.clock.now();
  return newOffPeakOrder(world, {
    ...bought,
    driverId,
    plateNos: [PLATES.free],
    createdAt: now,
    payBy: now + 15 * MINUTE_MS,
  });
}

/** The same, ordered and paid an hour before it began, or an hour ago. */
export function addPaid(world: World, bought: Bought): OffPeakOrderRow {
  const order = addOrder(world, bought);
  const { orderNo, cents } = order;
  const createdAt = Math.min(world.clock.now(), bought.startAt) - HOUR_MS;
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
  return Object.assign(order, { createdAt, paidAt: createdAt, payChannel: 3 });
}

/** The night that begins this many days from today. */
export function night(world: World, inDays: number): Bought {
  const { slotId, start, end, cents, depositCents } = slotRowOf(world, 'slot-1');
  const midnight = startOfDay(wireDay(world.clock.now())) + inDays * DAY_MS;
  const startAt = midnight + minutesOf(start) * MINUTE_MS;
  const endAt = midnight + DAY_MS + minutesOf(end) * MINUTE_MS;
  return { kind: 2, itemId: slotId, startAt, endAt, cents: cents + depositCents, depositCents };
}

/** The package from this many days from today on. */
export function packageFrom(world: World, bagId: string, inDays: number): Bought {
  const { days, cents } = packageOf(world, bagId);
  const startAt = startOfDay(wireDay(world.clock.now())) + inDays * DAY_MS;
  return { kind: 1, itemId: bagId, startAt, endAt: startAt + days * DAY_MS, cents, depositCents: 0 };
}
