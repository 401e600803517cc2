import type { BizType } from '@/domain/payment/bizType';

import { Refusal, REFUSALS } from '../core/Refusal';
import { returnCoupon } from '../coupons/coupons';
import type { StayRow } from '../parking/parkingTables';
import type { World } from '../World';
import type { PaymentRow } from './moneyTables';
import { enter, walletOf } from './wallets';

function giveBack(world: World, payment: PaymentRow, cents: number, bizType: BizType, title: string): void {
  const { payId, payChannel, driverId } = payment;
  if (payChannel !== 6) world.tables.takings.push({ payId, payChannel, cents: -cents });
  else if (driverId !== null) {
    enter(world, walletOf(world, driverId), { recordType: 4, cents, bizType, bizNo: payId, payChannel, title });
  }
  payment.refunded += cents;
  if (payment.refunded < payment.cents) return;
  payment.state = 6;
  for (const part of payment.parts) if (part.state === 2) part.state = 6;
}

/**
 * Refunds `cents` of what was paid for an order to its source: the wallet, or the cashier. The payment becomes refunded (6) once everything has been
 * refunded. Refuses if less was paid.
 */
export function refundOrder(world: World, bizType: BizType, orderNo: string, cents: number, title: string): void {
  if (cents === 0) return;
  const payment = world.tables.payments.find(
    ({ state, parts }) => state === 2 && parts.some((part) => part.bizType === bizType && part.orderNo === orderNo),
  );
  if (payment === undefined || payment.refunded + cents > payment.cents) {
    throw new Refusal(REFUSALS.notFound, '没有可退的支付');
  }
  giveBack(world, payment, cents, bizType, title);
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
    giveBack(world, payment, share, 1, title);
    stay.refunds.push({ payId, cents: share, at: world.clock.now() });
    left -= share;
  }
  if (left > 0) throw new Refusal(REFUSALS.notFound, '没有可退的支付');
}
