import { MINUTE_MS } from '@/lib/timeUnits';

import { isBeingPaid } from '../money/orderHold';
import { openPayment } from '../money/payments';
import { walletOf } from '../money/wallets';
import type { World } from '../World';
import { fundsOf, returnPrepaid } from './chargingMoney';
import { awaitsPrepayment, billMomentOf, chargingBill, flowOf, gunOf, isUnderWay } from './chargingOrders';
import type { ChargingOrderRow, StopReason } from './chargingTables';
import { beginOccupation } from './occupation';

/** Time from the order until charging starts, and the longest wait for a plug. */
const START_DELAY_MS = 8_000;
const ACK_DELAY_MS = 3_000;
const PLUG_WAIT_MS = MINUTE_MS;

/** When the command to start went to the charger. */
const openedAtOf = (order: ChargingOrderRow): number => Math.max(order.createdAt, ...order.paid.map(({ at }) => at));

/** When the charger has taken the command to start; null as long as it has not. */
export function acknowledgedAt(world: World, order: ChargingOrderRow): number | null {
  if (awaitsPrepayment(order) || order.cancelledAt !== null) return null;
  const at = openedAtOf(order) + ACK_DELAY_MS;
  return at <= world.clock.now() ? at : null;
}

function start(world: World, order: ChargingOrderRow, now: number): void {
  if (awaitsPrepayment(order)) {
    if (order.prepayBy <= now && !isBeingPaid(world, order.orderNo)) order.cancelledAt = order.prepayBy;
    return;
  }
  const gun = gunOf(world, order.gunNo);
  const openedAt = openedAtOf(order);
  const readyAt = openedAt + START_DELAY_MS;
  if (gun.startFailure !== '') {
    if (readyAt <= now) order.startFailure = gun.startFailure;
  } else if (gun.pluggedAt === null) {
    if (openedAt + PLUG_WAIT_MS <= now) order.startFailure = '未检测到插枪，请插好枪后重试';
  } else {
    const startAt = Math.max(readyAt, gun.pluggedAt);
    if (startAt <= now) order.startAt = startAt;
  }
  if (order.startFailure !== '') returnPrepaid(world, order, 0);
}

/** Ends a session: its bill is being prepared. If the plug stays in, the gun counts as kept from now on. */
export function endCharging(world: World, order: ChargingOrderRow, at: number, stopReason: StopReason): void {
  order.endAt = at;
  order.stopReason = stopReason;
  beginOccupation(world, order, at);
}

const REASONS = { full: 2, limit: 3, balance: 4 } as const;

function charge(world: World, order: ChargingOrderRow, now: number): void {
  const { stopDelayMs } = gunOf(world, order.gunNo);
  const stopAt = order.stopAskedAt === null || stopDelayMs === null ? Infinity : order.stopAskedAt + stopDelayMs;
  const { end } = flowOf(world, order, Math.min(now, stopAt), fundsOf(world, order));
  if (end !== null) endCharging(world, order, end.at, REASONS[end.why]);
  else if (stopAt <= now) endCharging(world, order, stopAt, 1);
}

/** The rest of a prepayment goes back. Without a prepayment, a session of payMode 1 takes its fee from the balance. The part that the balance cannot pay becomes an ordinary unpaid bill. */
function bill(world: World, order: ChargingOrderRow): void {
  order.billedAt = world.clock.now();
  const { due, total } = chargingBill(world, order);
  returnPrepaid(world, order, total);
  if (order.payMode !== 1 || order.prepayCents > 0 || due === 0 || walletOf(world, order.driverId).balance < due)
    return;
  openPayment(
    world,
    {
      items: [{ bizType: 7, orderNo: order.orderNo, payAmount: due }],
      isBatch: false,
      totalAmount: due,
      payChannel: 6,
      couponIds: [],
      requestId: `prepaid-${order.orderNo}`,
      returnPath: '/home',
    },
    order.driverId,
  );
}

/** Advances every charging order to the present. */
export function advanceCharging(world: World): void {
  const now = world.clock.now();
  for (const order of world.tables.charging.orders) {
    if (isUnderWay(order) && order.startAt === null) start(world, order, now);
    if (isUnderWay(order) && order.startAt !== null) charge(world, order, now);
    if (order.endAt !== null && order.billedAt === null && billMomentOf(order, order.endAt) <= now) bill(world, order);
  }
}
