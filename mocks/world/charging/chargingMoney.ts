import { refundOrder } from '../money/refunds';
import { walletOf } from '../money/wallets';
import type { World } from '../World';
import type { ChargingOrderRow } from './chargingTables';

/** What a session may spend, cents: the prepayment, or for payMode 1 without one the balance. */
export function fundsOf(world: World, { prepayCents, payMode, driverId }: ChargingOrderRow): number {
  if (prepayCents > 0) return prepayCents;
  return payMode === 1 ? walletOf(world, driverId).balance : Infinity;
}

export function refundCharge(world: World, order: ChargingOrderRow, cents: number, title: string): void {
  if (cents === 0) return;
  order.refundArrivesAt = refundOrder(world, 7, order.orderNo, cents, title);
  order.refundedCents += cents;
}

/** Returns what was prepaid and not used. `used`: cents. */
export function returnPrepaid(world: World, order: ChargingOrderRow, used: number): void {
  if (order.prepayCents === 0 || order.paid.length === 0) return;
  refundCharge(world, order, Math.max(0, order.prepayCents - order.refundedCents - used), '充电预付余额退回');
}
