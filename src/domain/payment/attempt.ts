import { type Payable, payableKey } from './payable';
import type { PayChannel } from './payChannel';
import type { ServerOrder, ServerPayment } from './payState';

/** `opening` the order is asked for, `handedToHost` the cashier has it, `confirming` the server is asked what became of it. */
export type OpenStep = 'opening' | 'handedToHost' | 'confirming';

/**
 * `settled` the server says paid, `abandoned` it says not paid, `unresolved` it has not said either and asking rests until
 * the driver comes back.
 */
export type Outcome = 'settled' | 'abandoned' | 'unresolved';

/** What the host said about the payment: a hint, never a proof. */
export type HostWord = 'reported-ok' | 'cancelled' | 'failed' | 'processing' | 'left-page' | 'unknown';

/**
 * The last thing the server said about the order. `nothing` yet; `unpaid` and `asking`: it may still be paid; the others are
 * final. `refused`: it was not opened; `neverSeen`: the request never arrived.
 */
export type ServerWord =
  'nothing' | 'unpaid' | 'asking' | 'paid' | 'partly' | 'refunded' | 'failed' | 'closed' | 'refused' | 'neverSeen';

/** What the driver decided. `amountCents` is the amount that was shown and agreed to. */
export interface PayChoice {
  readonly channel: PayChannel;
  readonly couponIds: readonly string[];
  readonly amountCents: number;
}

/** For showing only. */
export interface PayableFacts {
  /** As it is shown, e.g. 粤B·12345; for a batch the first of them. */
  readonly plateText: string;
  readonly parkName: string;
  /** The coupon that the order holds, and what it takes off the bill in cents. */
  readonly coupon?: { readonly name: string; readonly savingCents: number };
}

/** What the server told of the payment. Cents and minutes; null when it did not tell. */
export interface PaymentFacts {
  readonly payState: number;
  readonly payStateText: string;
  readonly paidCents: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when unknown. */
  readonly paidTime: string;
  readonly failReason: string;
  readonly leaveFreeMinutes: number | null;
  readonly leaveDeadlineTime: string;
  readonly orders: readonly PaidOrderFacts[];
  readonly canInvoice: boolean;
  readonly canEvaluate: boolean;
}

export interface PaidOrderFacts extends Omit<ServerOrder, 'amount'> {
  readonly amountCents: number | null;
}

/** A payment for the same bills that was settled before this attempt began. */
export interface PastPayment {
  readonly payId: string;
  readonly amountCents: number;
  readonly paidTime: string;
  readonly atMs: number;
  /** Absent as long as nobody has said so. */
  readonly isRefunded?: boolean;
}

/** One decision of the driver to pay and what became of it. Plain data: it is kept in storage. */
export interface PaymentAttempt {
  readonly version: 1;
  readonly key: string;
  readonly payable: Payable;
  /** The driver who decided, as the device tells drivers apart; absent for a visitor. Another one does not get to see it. */
  readonly owner?: string;
  /** Ours, one per decision; the server knows the request by it. */
  readonly requestId: string;
  readonly facts: PayableFacts;
  readonly choice: PayChoice;
  readonly step: OpenStep | Outcome;
  readonly serverSaid: ServerWord;
  /** The server's name of the order; null until it is known. */
  readonly payId: string | null;
  /** What the order amounts to, in cents. */
  readonly orderCents: number;
  /** When the server closes the order if nobody pays it, as it writes times; absent when it did not tell. */
  readonly expireTime?: string;
  readonly payParams: Readonly<Record<string, string>> | null;
  readonly hostSaid: HostWord | null;
  readonly payment: PaymentFacts | null;
  /** After a refusal: what is due now, in cents, when that is another amount than the driver agreed to. */
  readonly changedCents: number | null;
  /** The server's reason for a refusal. */
  readonly refusal: string;
  /** Device time in milliseconds, as all `…AtMs`. */
  readonly createdAtMs: number;
  readonly changedAtMs: number;
  /** When waiting for the answer to the order ended without one; null as long as it did not. */
  readonly lostAtMs: number | null;
  /** How often the server has answered since the order was opened or handed over. A lost answer does not count. */
  readonly askedCount: number;
  readonly earlier: readonly PastPayment[];
}

export type PaymentAttempts = Readonly<Record<string, PaymentAttempt>>;

export interface PayDecision {
  readonly payable: Payable;
  readonly choice: PayChoice;
  readonly facts: PayableFacts;
}

/** A new attempt, not yet sent. `before` is the attempt that stood under the same key. */
export function newAttempt(
  decision: PayDecision,
  requestId: string,
  nowMs: number,
  before?: PaymentAttempt,
  owner = '',
): PaymentAttempt {
  return {
    version: 1,
    key: payableKey(decision.payable),
    payable: decision.payable,
    ...(owner === '' ? {} : { owner }),
    requestId,
    facts: decision.facts,
    choice: decision.choice,
    step: 'opening',
    serverSaid: 'nothing',
    payId: null,
    orderCents: decision.choice.amountCents,
    payParams: null,
    hostSaid: null,
    payment: null,
    changedCents: null,
    refusal: '',
    createdAtMs: nowMs,
    changedAtMs: nowMs,
    lostAtMs: null,
    askedCount: 0,
    earlier: before === undefined ? [] : earlierOf(before),
  };
}

function earlierOf(before: PaymentAttempt): readonly PastPayment[] {
  return before.step === 'settled' ? [...before.earlier, pastPayment(before)] : before.earlier;
}

/** A settled attempt as a line of what this device has paid. */
export function pastPayment(attempt: PaymentAttempt): PastPayment {
  return {
    payId: attempt.payId ?? '',
    amountCents: attempt.payment?.paidCents ?? attempt.orderCents,
    paidTime: attempt.payment?.paidTime ?? '',
    atMs: attempt.changedAtMs,
    ...(attempt.serverSaid === 'refunded' ? { isRefunded: true } : {}),
  };
}

/** What the server tells of a payment, kept beside the attempt; amounts in cents, null where it tells none. */
export function factsOf(payment: ServerPayment): PaymentFacts {
  return {
    payState: payment.payState,
    payStateText: payment.payStateText,
    paidCents: known(payment.payAmount),
    paidTime: payment.paidTime,
    failReason: payment.failReason,
    leaveFreeMinutes: known(payment.leaveFreeMinutes),
    leaveDeadlineTime: payment.leaveDeadlineTime,
    orders: payment.orders.map(({ amount, ...order }) => ({ ...order, amountCents: known(amount) })),
    canInvoice: payment.canInvoice === 1,
    canEvaluate: payment.canEvaluate === 1,
  };
}

/** JSON has no NaN. */
export const known = (value: number): number | null => (Number.isFinite(value) ? value : null);
