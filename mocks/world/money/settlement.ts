import { Refusal, REFUSALS } from '../core/Refusal';
import { isExpired, lockCoupon, releaseCoupon, useCoupon } from '../coupons/coupons';
import type { World } from '../World';
import type { PaymentPart, PaymentRow } from './moneyTables';
import { nameOf, payableOf } from './payableKeys';
import { arriveReturns, sendBack } from './refunds';
import { spend } from './wallets';

export function closePayment(world: World, payment: PaymentRow, reason: string): void {
  payment.state = 4;
  payment.failReason = reason;
  for (const part of payment.parts) {
    part.state = 4;
    payableOf(world, part).release?.(world, part);
  }
  releaseCoupon(world, payment.couponId);
}

/** Other payments that were booked for the same thing, whether or not they were refunded later. */
const bookedBeside = (world: World, payment: PaymentRow, part: PaymentPart): PaymentRow[] =>
  world.tables.payments.filter(
    (other) =>
      other !== payment &&
      other.parts.some((one) => nameOf(one) === nameOf(part) && [2, 5, 6].includes(one.state) && one.failReason === ''),
  );

const couponIsLost = (world: World, { couponId }: PaymentRow): boolean => {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId);
  return couponId !== null && (coupon?.state !== 1 || isExpired(world, coupon));
};

/** Why money that came when nobody waited for it any more cannot be booked; empty if what it is for is still due. */
function whyNotDue(world: World, payment: PaymentRow, part: PaymentPart): string {
  const isPaidTwice = bookedBeside(world, payment, part).length > 0;
  try {
    const { cents } = payableOf(world, part).due(world, payment.driverId, part);
    if (cents < part.cents + part.couponCents)
      return isPaidTwice ? '重复支付，款项原路退回' : '费用已变化，款项原路退回';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === REFUSALS.nothingDue) {
      return isPaidTwice ? '重复支付，款项原路退回' : '该账单已无需支付，款项原路退回';
    }
    return error.code === REFUSALS.paymentOver ? '订单已关闭，款项原路退回' : '账单暂时无法入账，款项原路退回';
  }
  return payment.cameLate && couponIsLost(world, payment) ? '优惠券已失效，款项原路退回' : '';
}

/** Late money that was booked while this payment was under way may have paid for the same thing. */
const wasOvertaken = (world: World, payment: PaymentRow, part: PaymentPart): boolean =>
  bookedBeside(world, payment, part).some(({ cameLate, paidAt }) => cameLate && (paidAt ?? 0) >= payment.openedAt);

function whyNotBooked(world: World, payment: PaymentRow, part: PaymentPart): string {
  const needsDue = payment.cameLate || wasOvertaken(world, payment, part);
  const reason = needsDue ? whyNotDue(world, payment, part) : '';
  return reason === '' ? (payableOf(world, part).cannotBook?.(world, payment, part) ?? '') : reason;
}

/** Takes the money, and returns what cannot be booked. `booked`: cents. */
function takeMoney(world: World, payment: PaymentRow, takes: readonly PaymentPart[], booked: number): void {
  const { payId, payChannel, driverId, cents } = payment;
  const [first] = takes;
  if (payChannel === 6) {
    if (driverId === null || booked === 0 || first === undefined) return;
    const title = takes.length > 1 ? `停车补缴 ${takes.length}笔` : first.title;
    spend(world, driverId, booked, { bizType: first.bizType, bizNo: payId, title });
  } else if (payChannel !== 0 && cents > 0) {
    world.tables.takings.push({ payId, payChannel, cents });
    const [lost] = payment.parts.filter((part) => !takes.includes(part));
    if (booked < cents && lost !== undefined) {
      sendBack(world, payment, { cents: cents - booked, bizType: lost.bizType, title: lost.title });
    }
  }
}

/** A payment that was closed had given its coupon back. */
function takeCoupon(world: World, { cameLate, couponId, payId }: PaymentRow): void {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId);
  if (cameLate && coupon !== undefined) lockCoupon(coupon, payId);
  useCoupon(world, couponId);
}

/** Books the money on every item that it can be booked on. The rest is returned or not charged. */
export function settlePayment(world: World, payment: PaymentRow, at: number): void {
  payment.cameLate = payment.state === 4;
  const reasons = new Map(payment.parts.map((part) => [part, whyNotBooked(world, payment, part)]));
  const takes = payment.parts.filter((part) => reasons.get(part) === '');
  const booked = takes.reduce((total, part) => total + part.cents, 0);
  const isAll = takes.length === payment.parts.length;
  // Money from outside that all goes back is a refund. A wallet has not been charged then.
  const allGoesBack = takes.length === 0 && payment.payChannel !== 6 && payment.cents > 0;
  for (const part of payment.parts) {
    part.failReason = reasons.get(part) ?? '';
    part.state = takes.includes(part) ? 2 : allGoesBack ? 5 : 3;
  }
  payment.state = isAll ? 2 : takes.length > 0 ? 7 : allGoesBack ? 5 : 3;
  const [first] = payment.parts;
  payment.failReason = isAll ? '' : payment.parts.length === 1 ? (first?.failReason ?? '') : '部分账单未能入账';
  payment.paidAt = takes.length > 0 || allGoesBack ? at : null;
  takeMoney(world, payment, takes, booked);
  if (!allGoesBack) payment.cents = booked;
  for (const part of payment.parts) {
    if (takes.includes(part)) payableOf(world, part).settle(world, payment, part, at);
    else payableOf(world, part).release?.(world, part);
  }
  if (takes.length > 0) takeCoupon(world, payment);
  else if (!payment.cameLate) releaseCoupon(world, payment.couponId);
}

/** When something happens to a payment by itself: it runs out, or its money arrives. Null: never. */
function momentOf({ state, settleAt, expireAt }: PaymentRow): number | null {
  if (state === 0) return expireAt;
  return state === 1 || state === 4 ? settleAt : null;
}

/** Advances payments: books money that has arrived, closes payments that were not paid in time, and lets refunds arrive. */
export function settleDuePayments(world: World): void {
  const now = world.clock.now();
  const moments = world.tables.payments
    .map((payment) => ({ payment, at: momentOf(payment) }))
    .filter((moment): moment is { payment: PaymentRow; at: number } => moment.at !== null && moment.at <= now)
    .sort((a, b) => a.at - b.at);
  for (const { payment, at } of moments) {
    if (payment.state === 0) closePayment(world, payment, '超时未支付，订单已关闭');
    else settlePayment(world, payment, at);
  }
  arriveReturns(world);
}
