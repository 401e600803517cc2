import type { BizType } from '@/domain/payment/bizType';
import { MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import { lockCoupon } from '../coupons/coupons';
import type { World } from '../World';
import type { PaymentKey, PaymentPart, PaymentRow } from './moneyTables';
import { nameOf, payableOf } from './payableKeys';
import { closePayment, settleDuePayments, settlePayment } from './settlement';
import { walletOf } from './wallets';

/** How long an opened payment waits for the cashier. */
const PAYMENT_LIFE_MS = 3 * MINUTE_MS;

/** A parking bill by `uniqueId` and `parkId`, anything else by `bizType` and `orderNo`. Cents. */
export type PaymentItem = { payAmount: number } & (
  { uniqueId: string; parkId: string } | { bizType: BizType; orderNo: string }
);

export interface PaymentRequest {
  items: readonly PaymentItem[];
  isBatch: boolean;
  totalAmount: number;
  payChannel: number;
  couponIds: readonly string[];
  requestId: string;
  /** A path of the app. */
  returnPath: string;
}

/** 0 is none, for what costs nothing. */
const CHANNELS = [0, 2, 3, 6, 9] as const;
const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

/** Arrears (2) are parking bills. */
const keyOf = (item: PaymentItem): PaymentKey =>
  'orderNo' in item
    ? { bizType: item.bizType, orderNo: item.orderNo, uniqueId: '', parkId: '' }
    : { bizType: 1, orderNo: '', uniqueId: item.uniqueId, parkId: item.parkId };

const isOpen = ({ state }: PaymentRow) => state === 0 || state === 1;

const findPayment = (world: World, payId: string): PaymentRow | undefined =>
  world.tables.payments.find((row) => row.payId === payId);

export function paymentOf(world: World, payId: string): PaymentRow {
  const payment = findPayment(world, payId);
  if (payment === undefined) throw new Refusal(REFUSALS.notFound, '支付单不存在');
  return payment;
}

function readItems(world: World, { items, couponIds, payChannel }: PaymentRequest, driverId: string | null) {
  const keys = items.map(keyOf);
  const [first] = keys;
  if (first === undefined || new Set(keys.map(nameOf)).size !== items.length) {
    throw new Refusal(REFUSALS.badRequest, '账单为空或重复');
  }
  if (driverId === null && keys.some((key) => payableOf(world, key).takesVisitors?.(world, key) !== true)) {
    throw new Refusal(REFUSALS.loginFirst, '请先登录');
  }
  if (keys.some((key) => payableOf(world, key).channels?.every((channel) => channel !== payChannel) === true)) {
    throw new Refusal(REFUSALS.channelUnknown, '不支持用这种方式支付');
  }
  const [couponId] = couponIds;
  if (couponIds.length > 1 || (couponId !== undefined && items.length > 1)) {
    throw new Refusal(REFUSALS.couponUnusable, '每笔账单只能使用一张优惠券');
  }
  const offer = couponId === undefined ? null : payableOf(world, first).offer?.(world, driverId, couponId, first);
  if (offer === undefined) throw new Refusal(REFUSALS.couponUnusable, '该订单不能使用优惠券');
  const couponCents = offer?.saving ?? 0;
  const parts = items.map((item): PaymentPart => {
    const key = keyOf(item);
    const { cents: due, title } = payableOf(world, key).due(world, driverId, key);
    const cents = due - couponCents;
    if (item.payAmount !== cents) {
      throw new Refusal(REFUSALS.amountChanged, `费用已变化，当前应付${yuan(cents)}，请刷新后再支付`);
    }
    return { ...key, title, due, couponCents, cents, state: 0, failReason: '' };
  });
  return { parts, offer };
}

/** A bill can have only one payment at a time. An earlier unpaid payment is closed. One that is being paid refuses the new one. */
function makeWay(world: World, keys: readonly PaymentKey[]): void {
  const names = new Set(keys.map(nameOf));
  const earlier = world.tables.payments.filter(
    (payment) => isOpen(payment) && payment.parts.some((part) => names.has(nameOf(part))),
  );
  if (earlier.some(({ state }) => state === 1)) {
    throw new Refusal(REFUSALS.paymentUnderWay, '该账单正在支付中，请稍后查看结果');
  }
  for (const payment of earlier) closePayment(world, payment, '已发起新的支付');
}

/** Opens a payment. The same request opens only one payment, however often it arrives. */
export function openPayment(world: World, request: PaymentRequest, driverId: string | null): PaymentRow {
  settleDuePayments(world);
  const asked = JSON.stringify([request.items, request.payChannel, request.couponIds, request.isBatch]);
  const known = world.tables.payments.find(({ requestId }) => requestId === request.requestId);
  if (known !== undefined) {
    if (known.asked !== asked || known.driverId !== driverId)
      throw new Refusal(REFUSALS.requestReused, '请求编号已用于另一笔支付');
    return known;
  }
  const payChannel = CHANNELS.find((channel) => channel === request.payChannel);
  const isOffered = payChannel !== 9 || world.settings.otherCashier !== 'none';
  if (payChannel === undefined || !isOffered) throw new Refusal(REFUSALS.channelUnknown, '不支持的支付方式');
  if (payChannel === 6 && driverId === null) throw new Refusal(REFUSALS.loginFirst, '请先登录');
  // The coupon of an earlier unpaid payment must be released before the new price is checked.
  makeWay(world, request.items.map(keyOf));
  const { parts, offer } = readItems(world, request, driverId);
  const cents = parts.reduce((total, part) => total + part.cents, 0);
  if (cents !== request.totalAmount)
    throw new Refusal(REFUSALS.amountChanged, `费用已变化，当前应付${yuan(cents)}，请刷新后再支付`);
  if (payChannel === 0 && cents > 0) throw new Refusal(REFUSALS.channelUnknown, '请选择支付方式');
  if (payChannel === 6 && driverId !== null && walletOf(world, driverId).state !== 1)
    throw new Refusal(REFUSALS.balanceShort, '钱包已冻结，请换一种支付方式');
  if (payChannel === 6 && driverId !== null && walletOf(world, driverId).balance < cents) {
    throw new Refusal(REFUSALS.balanceShort, '余额不足，请充值或换一种支付方式');
  }
  const now = world.clock.now();
  const payment: PaymentRow = {
    payId: world.nextId('P'),
    requestId: request.requestId,
    asked,
    driverId,
    payChannel,
    isBatch: request.isBatch,
    couponId: offer?.coupon.couponId ?? null,
    parts,
    cents,
    state: 0,
    failReason: '',
    openedAt: now,
    expireAt: now + PAYMENT_LIFE_MS,
    settleAt: null,
    cameLate: false,
    paidAt: null,
    leaveBy: null,
    leaveFreeMinutes: 0,
    returnPath: request.returnPath,
    refunded: 0,
    returns: [],
  };
  if (offer !== null) lockCoupon(offer.coupon, payment.payId);
  world.tables.payments.push(payment);
  if (payChannel === 6 || cents === 0) settlePayment(world, payment, now);
  return payment;
}

/**
 * The cashier has taken the money. `settleAfterMs`: how long the gateway takes to learn of it; null means never; the default is the scenario's value.
 * Paying twice has no further effect. A closed payment is refused, unless the settings say that its order at the cashier still takes money.
 */
export function payAtCashier(world: World, payId: string, settleAfterMs = world.settings.settleAfterMs): PaymentRow {
  settleDuePayments(world);
  const payment = paymentOf(world, payId);
  if (payment.state === 4 && world.settings.closedOrdersTakeMoney) return payClosedLate(world, payId, settleAfterMs);
  if (payment.state === 4) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新发起支付');
  if (payment.state !== 0) return payment;
  payment.state = 1;
  for (const part of payment.parts) part.state = 1;
  payment.settleAt = settleAfterMs === null ? null : world.clock.now() + settleAfterMs;
  settleDuePayments(world);
  return payment;
}

/**
 * The cashier has taken the money for a payment that is closed. When the gateway learns of it, the money is booked if what it is for is still due.
 * Otherwise all of it is returned. `afterMs`: how long the gateway takes; null means never. Has no effect on a payment that is not closed.
 */
export function payClosedLate(world: World, payId: string, afterMs: number | null = 0): PaymentRow {
  settleDuePayments(world);
  const payment = paymentOf(world, payId);
  if (payment.state !== 4 || payment.settleAt !== null || afterMs === null) return payment;
  payment.settleAt = world.clock.now() + afterMs;
  settleDuePayments(world);
  return payment;
}

/** The driver wants to pay in another way. A payment that is being paid, or is decided, is not closed. */
export function closeForOtherWay(world: World, payId: string): PaymentRow {
  settleDuePayments(world);
  const payment = paymentOf(world, payId);
  if (payment.state === 1) throw new Refusal(REFUSALS.paymentUnderWay, '正在支付中，请稍后查看结果');
  if (payment.state === 0) closePayment(world, payment, '已换支付方式');
  return payment;
}

/** The driver left the cashier without paying. */
export function cancelAtCashier(world: World, payId: string): PaymentRow {
  settleDuePayments(world);
  const payment = paymentOf(world, payId);
  if (payment.state === 0) closePayment(world, payment, '已取消支付');
  return payment;
}
