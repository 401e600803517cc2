import type { Now } from '../now';
import type { OrderBizType } from './bizType';
import { type Payable, payableKey } from './payable';
import type { PayChannel } from './payChannel';
import { PAY_STATE, type ServerOrder, type ServerPayment } from './payState';

/** `opening`: the payment order is being requested. `handedToHost`: the cashier has it. `confirming`: the app polls the server for the outcome. */
export type OpenStep = 'opening' | 'handedToHost' | 'confirming';

/**
 * `settled`: the server says paid. `abandoned`: the server says not paid. `unresolved`:
 * the server has said neither, and polling pauses until the driver comes back.
 */
export type Outcome = 'settled' | 'abandoned' | 'unresolved';

/** What the host reported about the payment. It is a hint, never a proof. */
export type HostWord = 'reported-ok' | 'cancelled' | 'failed' | 'processing' | 'left-page' | 'unknown';

/**
 * The server's last answer about the payment order. `nothing`: no answer yet. `unpaid`, `asking`: it may still be paid. All others are
 * final. `refused`: the order was not opened. `neverSeen`: the request never reached the server.
 */
export type ServerWord =
  'nothing' | 'unpaid' | 'asking' | 'paid' | 'partly' | 'refunded' | 'failed' | 'closed' | 'refused' | 'neverSeen';

/** What the driver chose. `amountCents` is the amount that was shown and that the driver agreed to. */
export interface PayChoice {
  readonly channel: PayChannel;
  readonly couponIds: readonly string[];
  readonly amountCents: number;
}

/** For display only. */
export interface PayableFacts {
  /** The plate as shown, e.g. 粤B·12345. For a batch, the plate of the first bill. Empty where no car is involved. */
  readonly plateText: string;
  readonly parkName: string;
  /** What is bought, e.g. 市民中心月卡 1个月. Absent for parking bills, which the driver knows by plate and lot. */
  readonly title?: string;
  /** Until when the server holds the price and the place, in the server's time format. Absent where nothing is held. */
  readonly holdTime?: string;
  /** The coupon that the order uses, and how many cents it takes off the bill. */
  readonly coupon?: { readonly name: string; readonly savingCents: number };
}

/** What the server said about the payment. Money in cents, durations in minutes; null when the server did not say. */
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
  /** The cents that were or are being returned, and where that stands. Absent while nothing is returned. */
  readonly refundCents?: number;
  readonly refundText?: string;
}

/** One item of a payment. Entries of an older release know only parking bills. */
export interface PaidOrderFacts
  extends
    Omit<ServerOrder, 'amount' | 'bizType' | 'orderNo' | 'title'>,
    Partial<Pick<ServerOrder, 'bizType' | 'orderNo' | 'title'>> {
  readonly amountCents: number | null;
}

/** An earlier payment for the same bills. */
export interface PastPayment {
  readonly payId: string;
  readonly amountCents: number;
  readonly paidTime: string;
  readonly atMs: number;
  /** Like `owner` of an attempt. The next attempt for the same bills may be another driver's. */
  readonly owner?: string;
  /** Absent until the server reports a refund. */
  readonly isRefunded?: boolean;
  /** The server had closed the order unpaid, and money arrived on it all the same. */
  readonly isLate?: boolean;
  /** It was known before the next decision to pay, whose amount was read again after it. So it did not pay for the same again. */
  readonly isCounted?: boolean;
  /** The server's last payState, and where a refund stands in its words. Known for late payments only. */
  readonly payState?: number;
  readonly refundText?: string;
}

/** An order for the same bills that the server has closed unpaid. Money may still arrive on it. */
export interface ClosedOrder {
  readonly payId: string;
  readonly amountCents: number;
  readonly atMs: number;
  /** It is not closed: the server has opened it for a repeat that it did not recognise. No cashier gets it. */
  readonly isOpen?: true;
  /** Like `owner` of an attempt. */
  readonly owner?: string;
}

/** What the request for the order carries beside the decision. It is kept, so that a repeat has the identical body. */
export interface SentWith {
  readonly openid: string;
  readonly returnUrl: string;
  readonly collectorCode?: string;
}

/** One decision of the driver to pay, and its outcome. It is plain data, because it is kept in storage. */
export interface PaymentAttempt {
  readonly version: 1;
  readonly key: string;
  readonly payable: Payable;
  /** The driver who decided, by the device's own identifier; absent for a visitor. Other drivers do not see the attempt. */
  readonly owner?: string;
  /** A visitor's, from before a driver has signed in on this device. It leaves the lists then, and stays on its bill and on its result. */
  readonly isVisitorPast?: true;
  /** Created by the app, one per decision. The server recognises a repeated request by it. */
  readonly requestId: string;
  /** Absent where the identical body cannot be made any more. */
  readonly sent?: SentWith;
  readonly facts: PayableFacts;
  readonly choice: PayChoice;
  readonly step: OpenStep | Outcome;
  readonly serverSaid: ServerWord;
  /** The server's id of the payment order; null until it is known. */
  readonly payId: string | null;
  /** The amount of the order, in cents. */
  readonly orderCents: number;
  /** When the server closes an unpaid order, in the server's time format; absent when the server did not say. */
  readonly expireTime?: string;
  readonly payParams: Readonly<Record<string, string>> | null;
  readonly hostSaid: HostWord | null;
  readonly payment: PaymentFacts | null;
  /** After a refusal: the amount now due in cents, if it differs from the amount that the driver agreed to. */
  readonly changedCents: number | null;
  /** The server's reason for the refusal. */
  readonly refusal: string;
  /** Device time in milliseconds, like all `…AtMs`. It frees no bill. */
  readonly createdAtMs: number;
  /** Server time in milliseconds, like all `…ServerMs`. Absent in an attempt of an older release, and of a page without server time. */
  readonly createdServerMs?: number;
  /** When this release first read an attempt without `createdServerMs`. It is kept for 24 h from then on. */
  readonly readServerMs?: number;
  readonly changedAtMs: number;
  /** When waiting for the response to the order request ended without one. Null while that has not happened. */
  readonly lostAtMs: number | null;
  readonly lostServerMs?: number;
  /** When the driver last had the same request sent again, and whether its response is awaited. */
  readonly repeatedAtMs?: number;
  readonly repeatedServerMs?: number;
  readonly isRepeating?: true;
  /** The server has answered a lookup of the request. */
  readonly isLookedUp?: true;
  /** How many responses the server has given since the order was opened or handed over. A lost response does not count. */
  readonly askedCount: number;
  readonly earlier: readonly PastPayment[];
  /** The driver wants another way to pay, so the server was asked to close the order. `cannot`: it does not do that. */
  readonly closing?: 'asked' | 'cannot';
  /** Closed orders of earlier attempts. The server is asked about them as long as this attempt is kept. */
  readonly closed?: readonly ClosedOrder[];
}

export type PaymentAttempts = Readonly<Record<string, PaymentAttempt>>;

export interface PayDecision {
  readonly payable: Payable;
  readonly choice: PayChoice;
  readonly facts: PayableFacts;
}

/** The driver's decision to buy something whose order does not exist yet. */
export interface PurchaseDecision extends Omit<PayDecision, 'payable'> {
  readonly bizType: OrderBizType;
  /** As in OrderPayable. */
  readonly lane: string;
  /** What the order is made of, as the row of its kind takes it. */
  readonly values: object;
}

/** The decision to go on with the order of an attempt, for what the order costs. */
export const decisionOf = ({ payable, facts, choice, orderCents }: PaymentAttempt): PayDecision => ({
  payable,
  facts,
  choice: { ...choice, amountCents: orderCents },
});

/** A new attempt, not yet sent. `before` is the previous attempt with the same key. */
export function newAttempt(
  decision: PayDecision,
  requestId: string,
  now: Now,
  before?: PaymentAttempt,
  owner = '',
  sent?: SentWith,
): PaymentAttempt {
  const { earlier, closed } = before === undefined ? { earlier: [], closed: [] } : pastOf(before);
  return {
    version: 1,
    key: payableKey(decision.payable),
    payable: decision.payable,
    ...(owner === '' ? {} : { owner }),
    requestId,
    ...(sent === undefined ? {} : { sent }),
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
    createdAtMs: now.deviceMs,
    ...(now.serverMs === null ? {} : { createdServerMs: now.serverMs }),
    changedAtMs: now.deviceMs,
    lostAtMs: null,
    askedCount: 0,
    earlier,
    ...(closed.length === 0 ? {} : { closed }),
  };
}

/** What the next attempt for the same bills must know of the payments before it. */
export const pastOf = (before: PaymentAttempt): Required<Pick<PaymentAttempt, 'earlier' | 'closed'>> => ({
  earlier: earlierOf(before),
  closed: closedOrdersOf(before).map(({ isOpen: _, ...order }) => order),
});

function earlierOf(before: PaymentAttempt): readonly PastPayment[] {
  const known = before.earlier.map((past) => (past.isLate === true ? { ...past, isCounted: true } : past));
  return before.step === 'settled' ? [...known, pastPayment(before)] : known;
}

/**
 * Orders of this attempt that the server has closed unpaid: its own, and those of the attempts before it. They are not forgotten, because a cashier
 * may still take money for them.
 */
export function closedOrdersOf(attempt: PaymentAttempt): readonly ClosedOrder[] {
  const { closed = [], step, payId, serverSaid, orderCents, changedAtMs } = attempt;
  const isClosed = step === 'abandoned' && (serverSaid === 'closed' || serverSaid === 'failed');
  const order = { amountCents: orderCents, atMs: changedAtMs, ...ownerOf(attempt) };
  return isClosed && payId !== null ? [...closed, { payId, ...order }] : closed;
}

/** Whether this reader may see the attempt or the payment: only the driver who made it. What a visitor has paid, everyone on this device may see. */
export const belongsTo = ({ owner }: Pick<PaymentAttempt, 'owner'>, reader: string): boolean =>
  owner === undefined || owner === reader;

export const ownerOf = ({ owner }: PaymentAttempt): Pick<PaymentAttempt, 'owner'> =>
  owner === undefined ? {} : { owner };

function refundOf({ serverSaid, payment }: PaymentAttempt): Pick<PastPayment, 'isRefunded' | 'payState'> {
  if (serverSaid !== 'refunded') return {};
  return payment?.payState === PAY_STATE.refunding ? { payState: PAY_STATE.refunding } : { isRefunded: true };
}

/** A settled attempt as an entry of this device's payment history. */
export function pastPayment(attempt: PaymentAttempt): PastPayment {
  return {
    payId: attempt.payId ?? '',
    amountCents: attempt.payment?.paidCents ?? attempt.orderCents,
    paidTime: attempt.payment?.paidTime ?? '',
    atMs: attempt.changedAtMs,
    ...ownerOf(attempt),
    ...refundOf(attempt),
  };
}

/** The server's facts about a payment, as the attempt keeps them. Amounts in cents; null where the server gave none. */
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
    ...(payment.refundAmount > 0 ? { refundCents: payment.refundAmount } : {}),
    ...(payment.refundText === '' ? {} : { refundText: payment.refundText }),
  };
}

/** How the driver knows what is paid: by what it is, else by the plate. Empty when neither is known. */
export const objectOf = ({ title, plateText }: Pick<PayableFacts, 'title' | 'plateText'>): string => title || plateText;

/** Maps NaN to null, because JSON has no NaN. */
export const known = (value: number): number | null => (Number.isFinite(value) ? value : null);
