import { ASK_FOR_MS } from '@/domain/payment/askSchedule';
import {
  belongsTo,
  factsOf,
  type PaidOrderFacts,
  type PastPayment,
  type PaymentAttempt,
} from '@/domain/payment/attempt';
import { isOrderBizType } from '@/domain/payment/bizType';
import { duplicatesOf } from '@/domain/payment/lateMoney';
import { leaveByOf } from '@/domain/payment/leaveBy';
import { type Claim, type OutcomeName, outcomeOfAttempt, outcomeOfPayment, TAKEN } from '@/domain/payment/outcome';
import type { Payable } from '@/domain/payment/payable';
import { meaningOf, type ServerPayment } from '@/domain/payment/payState';
import { canContinue } from '@/domain/payment/permission';
import { parseServerTime } from '@/domain/time';
import type { BillKey } from '@/services/charge/bills';

/** A payment as the result page shows it. Money in cents, times in epoch milliseconds. */
export interface PaymentResult {
  readonly outcome: OutcomeName;
  /** What was paid; null if it is not known. */
  readonly payable: Payable | null;
  /** The server's number of the payment; null while it is not known. */
  readonly payId: string | null;
  /** Our number of the request for it; null on a device that did not send it. */
  readonly requestId: string | null;
  /** When the driver decided to pay, by this device's clock; null on another device. */
  readonly decidedAtMs: number | null;
  /** The server's reason; empty if it gives none. */
  readonly reason: string;
  readonly amountCents: number | null;
  /** What was bought; empty for parking bills. */
  readonly title: string;
  readonly plateText: string;
  readonly parkName: string;
  /** The lot; null if it is not one lot. */
  readonly parkId: string | null;
  /** The time of payment, as the server reports it. */
  readonly paidAtMs: number | null;
  readonly leaveByMs: number | null;
  /** Until when the order can still be paid: the server closes it then, or frees what it holds. Null once it is decided. */
  readonly payByMs: number | null;
  /** This device asks about it now, at most so long; null when it does not. */
  readonly askForMs: number | null;
  /** There is more than one only if one payment covers several bills. */
  readonly orders: readonly PaidOrderFacts[];
  /** Null unless one parking bill was paid. */
  readonly bill: BillKey | null;
  /** What was or is being returned of it; null if nothing is. */
  readonly refund: { readonly cents: number; readonly text: string } | null;
  /** Other payments for the same thing. */
  readonly duplicates: readonly PastPayment[];
  /** A coupon was used, as far as this device knows. */
  readonly hasCoupon: boolean;
  /** There is no invoice for nothing, whatever the server offers. */
  readonly canInvoice: boolean;
  /** The server has said with the payment that its stay can be rated. Not every server says it there. */
  readonly canEvaluate: boolean;
  /** The order can go back to the cashier although its outcome is not known yet. */
  readonly canContinue: boolean;
}

/** @param nowMs the server's time */
export function resultOfAttempt(attempt: PaymentAttempt, nowMs: number, claim: Claim = 'none'): PaymentResult {
  const { payable, payment, facts, choice, orderCents, refusal } = attempt;
  const outcome = outcomeOfAttempt(attempt, nowMs, claim);
  // What was bought was not kept while the session of its driver was over. The server has said it again.
  const [first] = payment?.orders ?? [];
  return {
    outcome,
    payable,
    payId: attempt.payId,
    requestId: attempt.requestId,
    decidedAtMs: attempt.createdAtMs,
    reason: refusal || (payment?.failReason ?? ''),
    amountCents: (TAKEN.includes(outcome) ? payment?.paidCents : null) ?? orderCents,
    title: facts.title ?? (payable.kind === 'order' ? (first?.title ?? '') : ''),
    plateText: facts.plateText || (first?.formatPlateNo ?? ''),
    parkName: facts.parkName || (first?.parkName ?? ''),
    parkId: lotOf(payable),
    paidAtMs: parseServerTime(payment?.paidTime ?? ''),
    leaveByMs: leaveByOf(payment),
    payByMs: canContinue(attempt) ? payByOf(attempt) : null,
    askForMs: attempt.step === 'confirming' ? ASK_FOR_MS : null,
    orders: payment?.orders ?? [],
    bill: billOf(payable),
    refund: refundOf(payment),
    duplicates: duplicatesOf(attempt).filter((past) => belongsTo(past, attempt.owner ?? '')),
    hasCoupon: choice.couponIds.length > 0,
    canInvoice: (payment?.canInvoice ?? false) && (payment?.paidCents ?? orderCents) !== 0,
    canEvaluate: payment?.canEvaluate ?? false,
    canContinue: canContinue(attempt),
  };
}

function payByOf({ expireTime = '', facts }: PaymentAttempt): number | null {
  const ends = [parseServerTime(expireTime), parseServerTime(facts.holdTime ?? '')].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The result from the server's data alone, for a page on a device without a record of the payment. */
export function resultOfPayment(payment: ServerPayment, claim: Claim = 'none'): PaymentResult {
  const facts = factsOf(payment);
  const [first] = facts.orders;
  const payable = payableOf(facts.orders);
  return {
    outcome: outcomeOfPayment(payment, claim),
    payable,
    payId: payment.payId,
    requestId: null,
    decidedAtMs: null,
    reason: facts.failReason,
    amountCents: facts.paidCents,
    title: payable?.kind === 'order' ? (first?.title ?? '') : '',
    plateText: first?.formatPlateNo ?? '',
    parkName: first?.parkName ?? '',
    parkId: lotOf(payable),
    paidAtMs: parseServerTime(facts.paidTime),
    leaveByMs: leaveByOf(facts),
    payByMs: null,
    askForMs: null,
    orders: facts.orders,
    bill: billOf(payable),
    refund: refundOf(facts),
    duplicates: [],
    hasCoupon: false,
    canInvoice: facts.canInvoice && facts.paidCents !== 0,
    canEvaluate: facts.canEvaluate,
    canContinue: false,
  };
}

function payableOf(orders: readonly PaidOrderFacts[]): Payable | null {
  const [first, ...others] = orders;
  if (first === undefined) return null;
  if (others.length > 0) {
    const items = orders.map(({ uniqueId, parkId, amountCents }) => ({
      uniqueId,
      parkId,
      amountCents: amountCents ?? 0,
    }));
    return { kind: 'parkingBatch', items };
  }
  const { bizType, orderNo = '', uniqueId, parkId } = first;
  if (bizType !== undefined && isOrderBizType(bizType)) return { kind: 'order', bizType, orderNo };
  return uniqueId === '' ? null : { kind: 'parking', uniqueId, parkId };
}

const billOf = (payable: Payable | null): BillKey | null =>
  payable?.kind === 'parking' ? { uniqueId: payable.uniqueId, parkId: payable.parkId } : null;

function lotOf(payable: Payable | null): string | null {
  const bills = payable?.kind === 'parking' ? [payable] : payable?.kind === 'parkingBatch' ? payable.items : [];
  const lots = new Set(bills.map(({ parkId }) => parkId));
  const [lot = null] = lots;
  return lots.size === 1 ? lot : null;
}

const refundOf = (facts: { refundCents?: number; refundText?: string } | null): PaymentResult['refund'] =>
  facts?.refundCents === undefined ? null : { cents: facts.refundCents, text: facts.refundText ?? '' };

/** Whether one bill of a payment for several bills was paid. */
export const isOrderPaid = ({ state }: Pick<PaidOrderFacts, 'state'>): boolean => meaningOf(state) === 'paid';
