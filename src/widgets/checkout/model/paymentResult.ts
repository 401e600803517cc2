import {
  isOwnOrVisitorPayment,
  type PastPayment,
  type PaymentAttempt,
  type StoredServerPaymentItem,
  toStoredServerPayment,
} from '@/domain/payment/attempt';
import { isNonParkingBizType } from '@/domain/payment/bizType';
import { exitDeadlineMs } from '@/domain/payment/exitDeadline';
import { doublePaymentsOf } from '@/domain/payment/latePayments';
import {
  CHARGED_PAYMENT_OUTCOMES,
  type PaymentOutcomeName,
  paymentOutcomeOfAttempt,
  paymentOutcomeOfServerPayment,
  type UrlPaymentClaim,
} from '@/domain/payment/outcome';
import type { Payable } from '@/domain/payment/payable';
import { canReopenCashier } from '@/domain/payment/payPermission';
import { type ServerPayment, toPayStateMeaning } from '@/domain/payment/payState';
import { PAYMENT_POLL_DURATION_MS } from '@/domain/payment/pollSchedule';
import { parseServerTime } from '@/domain/time';
import type { ParkingBillKey } from '@/services/charge/bills';

/** A payment as the result page shows it. Amounts in cents, times in epoch milliseconds. */
export interface PaymentResult {
  readonly outcome: PaymentOutcomeName;
  /** The paid item; null if unknown. */
  readonly payable: Payable | null;
  /** The server's ID of the payment; null while unknown. */
  readonly payId: string | null;
  /** The client's ID of the payment request; null on a device that did not send it. */
  readonly requestId: string | null;
  /** When the driver decided to pay, by this device's clock; null on another device. */
  readonly decidedAtMs: number | null;
  /** The server's reason; empty if it sent none. */
  readonly reason: string;
  readonly amountCents: number | null;
  /** The name of the bought product; empty for parking bills. */
  readonly title: string;
  readonly plateText: string;
  readonly parkName: string;
  /** The lot; null unless all bills are of the same lot. */
  readonly parkId: string | null;
  /** The time of payment, as reported by the server. */
  readonly paidAtMs: number | null;
  readonly leaveByMs: number | null;
  /**
   * Until when the order can still be paid: at that time the server closes it, or releases what it reserves. Null once
   * the outcome is final.
   */
  readonly payDeadlineMs: number | null;
  /** How long this device polls the result at most; null while it does not poll. */
  readonly pollTimeoutMs: number | null;
  /** The orders of the payment. Several only if it covers several bills. */
  readonly orders: readonly StoredServerPaymentItem[];
  /** Null unless one parking bill was paid. */
  readonly bill: ParkingBillKey | null;
  /** The refund, completed or in progress; null if there is none. */
  readonly refund: { readonly cents: number; readonly text: string } | null;
  /** Duplicate payments for the same item. */
  readonly duplicates: readonly PastPayment[];
  /** A coupon was used, as far as this device knows. */
  readonly hasCoupon: boolean;
  /** Whether an invoice can be requested. Never for a payment of 0, whatever the server offers. */
  readonly canInvoice: boolean;
  /** The payment response says that the stay can be rated. Not every server sends this field. */
  readonly canEvaluate: boolean;
  /** The order can return to the cashier, even if its outcome is not known yet. */
  readonly canContinue: boolean;
}

/** @param nowMs the server's time */
export function paymentResultFromAttempt(
  attempt: PaymentAttempt,
  nowMs: number,
  claim: UrlPaymentClaim = 'none',
): PaymentResult {
  const { payable, payment, facts, choice, orderCents, refusal } = attempt;
  const outcome = paymentOutcomeOfAttempt(attempt, nowMs, claim);
  // If the driver's session has ended since, the facts were removed. Then those of the server's response are used.
  const [first] = payment?.orders ?? [];
  return {
    outcome,
    payable,
    payId: attempt.payId,
    requestId: attempt.requestId,
    decidedAtMs: attempt.createdAtMs,
    reason: refusal || (payment?.failReason ?? ''),
    amountCents: (CHARGED_PAYMENT_OUTCOMES.includes(outcome) ? payment?.paidCents : null) ?? orderCents,
    title: facts.title ?? (payable.kind === 'order' ? (first?.title ?? '') : ''),
    plateText: facts.plateText || (first?.formatPlateNo ?? ''),
    parkName: facts.parkName || (first?.parkName ?? ''),
    parkId: toParkId(payable),
    paidAtMs: parseServerTime(payment?.paidTime ?? ''),
    leaveByMs: exitDeadlineMs(payment),
    payDeadlineMs: canReopenCashier(attempt) ? payDeadline(attempt) : null,
    pollTimeoutMs: attempt.step === 'confirming' ? PAYMENT_POLL_DURATION_MS : null,
    orders: payment?.orders ?? [],
    bill: toBillKey(payable),
    refund: toRefund(payment),
    duplicates: doublePaymentsOf(attempt).filter((past) => isOwnOrVisitorPayment(past, attempt.owner ?? '')),
    hasCoupon: choice.couponIds.length > 0,
    canInvoice: (payment?.canInvoice ?? false) && (payment?.paidCents ?? orderCents) !== 0,
    canEvaluate: payment?.canEvaluate ?? false,
    canContinue: canReopenCashier(attempt),
  };
}

function payDeadline({ expireTime = '', facts }: PaymentAttempt): number | null {
  const ends = [parseServerTime(expireTime), parseServerTime(facts.holdTime ?? '')].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The result from the server's data alone, for a page on a device without a record of the payment. */
export function paymentResultFromServer(payment: ServerPayment, claim: UrlPaymentClaim = 'none'): PaymentResult {
  const facts = toStoredServerPayment(payment);
  const [first] = facts.orders;
  const payable = toPayable(facts.orders);
  return {
    outcome: paymentOutcomeOfServerPayment(payment, claim),
    payable,
    payId: payment.payId,
    requestId: null,
    decidedAtMs: null,
    reason: facts.failReason,
    amountCents: facts.paidCents,
    title: payable?.kind === 'order' ? (first?.title ?? '') : '',
    plateText: first?.formatPlateNo ?? '',
    parkName: first?.parkName ?? '',
    parkId: toParkId(payable),
    paidAtMs: parseServerTime(facts.paidTime),
    leaveByMs: exitDeadlineMs(facts),
    payDeadlineMs: null,
    pollTimeoutMs: null,
    orders: facts.orders,
    bill: toBillKey(payable),
    refund: toRefund(facts),
    duplicates: [],
    hasCoupon: false,
    canInvoice: facts.canInvoice && facts.paidCents !== 0,
    canEvaluate: facts.canEvaluate,
    canContinue: false,
  };
}

function toPayable(orders: readonly StoredServerPaymentItem[]): Payable | null {
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
  if (bizType !== undefined && isNonParkingBizType(bizType)) return { kind: 'order', bizType, orderNo };
  return uniqueId === '' ? null : { kind: 'parking', uniqueId, parkId };
}

const toBillKey = (payable: Payable | null): ParkingBillKey | null =>
  payable?.kind === 'parking' ? { uniqueId: payable.uniqueId, parkId: payable.parkId } : null;

function toParkId(payable: Payable | null): string | null {
  const bills = payable?.kind === 'parking' ? [payable] : payable?.kind === 'parkingBatch' ? payable.items : [];
  const lots = new Set(bills.map(({ parkId }) => parkId));
  const [lot = null] = lots;
  return lots.size === 1 ? lot : null;
}

const toRefund = (facts: { refundCents?: number; refundText?: string } | null): PaymentResult['refund'] =>
  facts?.refundCents === undefined ? null : { cents: facts.refundCents, text: facts.refundText ?? '' };

/** Whether one bill of a payment for several bills was paid. */
export const isPaymentBillPaid = ({ state }: Pick<StoredServerPaymentItem, 'state'>): boolean =>
  toPayStateMeaning(state) === 'paid';
