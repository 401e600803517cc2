import type { BizType } from '@/domain/payment/bizType';

import { Refusal, REFUSALS } from '../core/Refusal';
import { returnCoupon } from '../coupons/coupons';
import type { StayRow } from '../parking/parkingTables';
import type { World } from '../World';
import type { PaymentReturn, PaymentRow } from './moneyTables';
import { enter, walletOf } from './wallets';

function arrive(world: World, payment: PaymentRow): void {
  const { payId, payChannel, driverId } = payment;
  for (const back of payment.returns) {
    if (back.hasArrived || back.arrivesAt > world.clock.now()) continue;
    back.hasArrived = true;
    if (payChannel !== 6 || driverId === null) continue;
    const { cents, bizType, title } = back;
    enter(world, walletOf(world, driverId), { recordType: 4, cents, bizType, bizNo: payId, payChannel, title });
  }
  if (payment.state !== 5 || payment.returns.some(({ hasArrived }) => !hasArrived)) return;
  payment.state = 6;
  for (const part of payment.parts) if (part.state === 5) part.state = 6;
}

/** Money that has been on its way back long enough arrives. */
export function arriveReturns(world: World): void {
  for (const payment of world.tables.payments) if (payment.returns.length > 0) arrive(world, payment);
}

/**
 * Sends money of a payment back to its source. Returns when it arrives: in the wallet at once, outside after the time that the settings say, and
 * never before `reviewMs` have passed.
 */
export function sendBack(
  world: World,
  payment: PaymentRow,
  { reviewMs = 0, ...what }: Pick<PaymentReturn, 'cents' | 'bizType' | 'title'> & { reviewMs?: number },
): number {
  const { payId, payChannel } = payment;
  const isOutside = payChannel !== 0 && payChannel !== 6;
  const arrivesAt = world.clock.now() + Math.max(reviewMs, isOutside ? world.settings.refundAfterMs : 0);
  if (isOutside) world.tables.takings.push({ payId, payChannel, cents: -what.cents });
  payment.returns.push({ ...what, arrivesAt, hasArrived: false });
  arrive(world, payment);
  return arrivesAt;
}

function refund(
  world: World,
  payment: PaymentRow,
  what: Pick<PaymentReturn, 'cents' | 'bizType' | 'title'> & { reviewMs?: number },
): number {
  payment.refunded += what.cents;
  if (payment.refunded >= payment.cents) {
    payment.state = 5;
    for (const part of payment.parts) if (part.state === 2) part.state = 5;
  }
  return sendBack(world, payment, what);
}

/**
 * Refunds `cents` of what was paid for an order to its source: the wallet, or the cashier. The payment is being refunded (5), later refunded (6), once
 * everything goes back; until then it stays paid. Returns when the money arrives (epoch ms). Refuses if less was paid. `reviewMs`: see `sendBack`.
 */
export function refundOrder(
  world: World,
  bizType: BizType,
  orderNo: string,
  cents: number,
  title: string,
  reviewMs = 0,
): number {
  if (cents === 0) return world.clock.now();
  const payment = world.tables.payments.find(
    ({ state, parts }) => state === 2 && parts.some((part) => part.bizType === bizType && part.orderNo === orderNo),
  );
  if (payment === undefined || payment.refunded + cents > payment.cents) {
    throw new Refusal(REFUSALS.notFound, '没有可退的支付');
  }
  return refund(world, payment, { cents, bizType, title, reviewMs });
}

/** Returns the coupons of a parking bill that no longer costs anything. Returns whether there were any. */
export function returnCoupons(world: World, stay: StayRow): boolean {
  const used = stay.paid.map(({ payId }) => world.tables.payments.find((row) => row.payId === payId)?.couponId ?? null);
  return used.filter((couponId) => returnCoupon(world, couponId)).length > 0;
}

/** The same for a parking bill. It refunds from the newest of its payments first. */
export function refundStay(world: World, stay: StayRow, cents: number, title: string): void {
  let left = cents;
  for (const { payId, cents: paid } of [...stay.paid].reverse()) {
    const payment = world.tables.payments.find((row) => row.payId === payId);
    const back = stay.refunds.filter((one) => one.payId === payId).reduce((sum, one) => sum + one.cents, 0);
    const share = Math.min(left, paid - back);
    if (payment === undefined || share <= 0) continue;
    refund(world, payment, { cents: share, bizType: 1, title });
    stay.refunds.push({ payId, cents: share, at: world.clock.now() });
    left -= share;
  }
  if (left > 0) throw new Refusal(REFUSALS.notFound, '没有可退的支付');
}

const ARRIVED_TEXT = {
  0: '',
  2: '已退回支付宝账户',
  3: '已退回微信零钱',
  6: '已退回余额',
  9: '已退回数字人民币钱包',
} as const;

/** How much of a payment was or is being returned, cents, and where it stands; 0 and empty if nothing is. */
export function returnedOf({ returns, payChannel }: PaymentRow): { cents: number; text: string } {
  const cents = returns.reduce((sum, back) => sum + back.cents, 0);
  if (cents === 0) return { cents, text: '' };
  if (returns.every(({ hasArrived }) => hasArrived)) return { cents, text: ARRIVED_TEXT[payChannel] };
  return { cents, text: payChannel === 6 ? '退款处理中，将退回余额' : '退款处理中，1–3个工作日到账' };
}
