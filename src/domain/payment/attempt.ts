import type { DeviceAndServerTime } from '../now';
import type { NonParkingBizType } from './bizType';
import { type Payable, payableKey } from './payable';
import type { PayChannel } from './payChannel';
import { PAY_STATE, type ServerPayment, type ServerPaymentItem } from './payState';

/**
 * `opening`: the order request was sent. `handedToHost`: the cashier has the order. `confirming`: the app polls for the
 * outcome.
 */
export type ActiveAttemptStep = 'opening' | 'handedToHost' | 'confirming';

/**
 * `settled`: the server says paid. `abandoned`: the server says not paid. `unresolved`: the server has said neither,
 * and polling pauses until the driver returns.
 */
export type AttemptOutcome = 'settled' | 'abandoned' | 'unresolved';

/** What the host reported about the payment. It is a hint, never a proof. */
export type CashierReportedResult = 'reported-ok' | 'cancelled' | 'failed' | 'processing' | 'left-page' | 'unknown';

/**
 * The last known state of the payment order at the server. `nothing`: no response yet. `unpaid`, `asking`: it may still
 * be paid. All others are final. `refused`: the order was not opened. `neverSeen`: the request never reached the
 * server.
 */
export type ServerPaymentOrderStatus =
  'nothing' | 'unpaid' | 'asking' | 'paid' | 'partly' | 'refunded' | 'failed' | 'closed' | 'refused' | 'neverSeen';

/** What the driver chose. `amountCents` is the amount that was shown and agreed to. */
export interface CheckoutChoice {
  readonly channel: PayChannel;
  readonly couponIds: readonly string[];
  readonly amountCents: number;
}

/** For display only. */
export interface PayableDisplayData {
  /** The plate as shown, e.g. 粤B·12345. For a batch, the plate of the first bill. Empty where no car is involved. */
  readonly plateText: string;
  readonly parkName: string;
  /**
   * The title of the purchase, e.g. 市民中心月卡 1个月. Absent for parking bills, which the driver recognises by plate and lot.
   */
  readonly title?: string;
  /** Until when the server holds the price and the place, in the server's time format. Absent where nothing is held. */
  readonly holdTime?: string;
  /** The coupon that the order uses, and how many cents it takes off the bill. */
  readonly coupon?: { readonly name: string; readonly savingCents: number };
}

/** The server's data about the payment. Money in cents, durations in minutes; null if the server sent no value. */
export interface StoredServerPayment {
  readonly payState: number;
  readonly payStateText: string;
  readonly paidCents: number | null;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when unknown. */
  readonly paidTime: string;
  readonly failReason: string;
  readonly leaveFreeMinutes: number | null;
  readonly leaveDeadlineTime: string;
  readonly orders: readonly StoredServerPaymentItem[];
  readonly canInvoice: boolean;
  readonly canEvaluate: boolean;
  /** The cents that were or are being refunded, and the refund status. Absent if nothing is refunded. */
  readonly refundCents?: number;
  readonly refundText?: string;
}

/** One item of a payment. Entries of an older release know only parking bills. */
export interface StoredServerPaymentItem
  extends
    Omit<ServerPaymentItem, 'amount' | 'bizType' | 'orderNo' | 'title'>,
    Partial<Pick<ServerPaymentItem, 'bizType' | 'orderNo' | 'title'>> {
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
  /** A late payment: the money arrived after the server had closed the order unpaid. */
  readonly isLate?: boolean;
  /** It was known before the next decision to pay, whose amount was fetched after it. So it is not a double payment. */
  readonly isCounted?: boolean;
  /** The server's last payState, and the refund status in its words. For late payments only. */
  readonly payState?: number;
  readonly refundText?: string;
}

/** An order for the same bills that the server has closed unpaid. Money may still arrive on it. */
export interface ClosedPaymentOrder {
  readonly payId: string;
  readonly amountCents: number;
  readonly atMs: number;
  /**
   * The order is not closed: the server opened it for a repeat that it did not recognise. It never goes to a cashier.
   */
  readonly isOpen?: true;
  /** Like `owner` of an attempt. */
  readonly owner?: string;
}

/** What the order request carries beside the decision. It is stored, so that a repeat has the identical body. */
export interface OrderRequestContext {
  readonly openid: string;
  readonly returnUrl: string;
  readonly collectorCode?: string;
}

/** One decision of the driver to pay, and its outcome. Plain data, because it is stored. */
export interface PaymentAttempt {
  readonly version: 1;
  readonly key: string;
  readonly payable: Payable;
  /**
   * The driver who decided, by the device's own identifier; absent for a visitor. Other drivers do not see the attempt.
   */
  readonly owner?: string;
  /**
   * Made by a visitor before a driver signed in on this device. From then on it is not listed any more, but still shown
   * on its bill and its result.
   */
  readonly isVisitorPast?: true;
  /** Created by the app, one per decision. The server recognises a repeated request by it. */
  readonly requestId: string;
  /** Absent if the identical body cannot be built any more. */
  readonly sent?: OrderRequestContext;
  readonly facts: PayableDisplayData;
  readonly choice: CheckoutChoice;
  readonly step: ActiveAttemptStep | AttemptOutcome;
  readonly serverSaid: ServerPaymentOrderStatus;
  /** The server's id of the payment order; null until it is known. */
  readonly payId: string | null;
  /** The amount of the order, in cents. */
  readonly orderCents: number;
  /** When the server closes an unpaid order, in the server's time format; absent when the server did not say. */
  readonly expireTime?: string;
  readonly payParams: Readonly<Record<string, string>> | null;
  readonly hostSaid: CashierReportedResult | null;
  readonly payment: StoredServerPayment | null;
  /** After a refusal: the amount now due in cents, if it differs from the amount that the driver agreed to. */
  readonly changedCents: number | null;
  /** The server's reason for the refusal. */
  readonly refusal: string;
  /** Device time in milliseconds, like all `…AtMs`. It never unblocks a bill. */
  readonly createdAtMs: number;
  /**
   * Server time in milliseconds, like all `…ServerMs`. Absent in an attempt of an older release, and of a page without
   * server time.
   */
  readonly createdServerMs?: number;
  /** When this release first read an attempt without `createdServerMs`. It is stored for 24 h from then on. */
  readonly readServerMs?: number;
  readonly changedAtMs: number;
  /** When waiting for the response to the order request ended without one. Null until then. */
  readonly lostAtMs: number | null;
  readonly lostServerMs?: number;
  /** When the driver last repeated the request, and whether its response is awaited. */
  readonly repeatedAtMs?: number;
  readonly repeatedServerMs?: number;
  readonly isRepeating?: true;
  /** The server has answered a lookup of the request. */
  readonly isLookedUp?: true;
  /** The number of responses since the order was opened or handed over. Lost responses do not count. */
  readonly askedCount: number;
  readonly earlier: readonly PastPayment[];
  /**
   * The driver wants another method, so the server was requested to close the order. `cannot`: it does not close it.
   */
  readonly closing?: 'asked' | 'cannot';
  /** Closed orders of earlier attempts. The server is queried about them as long as this attempt is stored. */
  readonly closed?: readonly ClosedPaymentOrder[];
}

export type PaymentAttempts = Readonly<Record<string, PaymentAttempt>>;

export interface PayDecision {
  readonly payable: Payable;
  readonly choice: CheckoutChoice;
  readonly facts: PayableDisplayData;
}

/** The driver's decision to buy something whose order does not exist yet. */
export interface PurchaseDecision extends Omit<PayDecision, 'payable'> {
  readonly bizType: NonParkingBizType;
  /** As in OrderPayable. */
  readonly lane: string;
  /** The input of the order, as `CheckoutProductDefinition.create` of its product takes it. */
  readonly values: object;
}

/** The decision to continue with the order of an attempt, at the order's amount. */
export const toPayDecision = ({ payable, facts, choice, orderCents }: PaymentAttempt): PayDecision => ({
  payable,
  facts,
  choice: { ...choice, amountCents: orderCents },
});

/** A new attempt, not yet sent. `previous` is the previous attempt with the same key. */
export function createPaymentAttempt(
  decision: PayDecision,
  requestId: string,
  now: DeviceAndServerTime,
  previous?: PaymentAttempt,
  owner = '',
  sent?: OrderRequestContext,
): PaymentAttempt {
  const { earlier, closed } = previous === undefined ? { earlier: [], closed: [] } : toPaymentHistory(previous);
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

/** The earlier payments and closed orders that the next attempt for the same bills must know. */
export const toPaymentHistory = (previous: PaymentAttempt): Required<Pick<PaymentAttempt, 'earlier' | 'closed'>> => ({
  earlier: earlierPayments(previous),
  closed: closedOrdersToReconcileOf(previous).map(({ isOpen: _, ...order }) => order),
});

function earlierPayments(previous: PaymentAttempt): readonly PastPayment[] {
  const counted = previous.earlier.map((past) => (past.isLate === true ? { ...past, isCounted: true } : past));
  return previous.step === 'settled' ? [...counted, toPastPayment(previous)] : counted;
}

/**
 * Orders that the server has closed unpaid: the attempt's own and those of earlier attempts. They are still queried,
 * because a cashier may still take money for them.
 */
export function closedOrdersToReconcileOf(attempt: PaymentAttempt): readonly ClosedPaymentOrder[] {
  const { closed = [], step, payId, serverSaid, orderCents, changedAtMs } = attempt;
  const isClosed = step === 'abandoned' && (serverSaid === 'closed' || serverSaid === 'failed');
  const order = { amountCents: orderCents, atMs: changedAtMs, ...pickAttemptOwner(attempt) };
  return isClosed && payId !== null ? [...closed, { payId, ...order }] : closed;
}

/**
 * Whether this reader may see the attempt or payment: only the driver who made it. Everyone on this device may see a
 * visitor's payments.
 */
export const isOwnOrVisitorPayment = ({ owner }: Pick<PaymentAttempt, 'owner'>, reader: string): boolean =>
  owner === undefined || owner === reader;

export const pickAttemptOwner = ({ owner }: PaymentAttempt): Pick<PaymentAttempt, 'owner'> =>
  owner === undefined ? {} : { owner };

function refundFields({ serverSaid, payment }: PaymentAttempt): Pick<PastPayment, 'isRefunded' | 'payState'> {
  if (serverSaid !== 'refunded') return {};
  return payment?.payState === PAY_STATE.refunding ? { payState: PAY_STATE.refunding } : { isRefunded: true };
}

/** A settled attempt as an entry of this device's payment history. */
export function toPastPayment(attempt: PaymentAttempt): PastPayment {
  return {
    payId: attempt.payId ?? '',
    amountCents: attempt.payment?.paidCents ?? attempt.orderCents,
    paidTime: attempt.payment?.paidTime ?? '',
    atMs: attempt.changedAtMs,
    ...pickAttemptOwner(attempt),
    ...refundFields(attempt),
  };
}

/** The server's data about a payment, as the attempt stores it. Amounts in cents; null if the server sent none. */
export function toStoredServerPayment(payment: ServerPayment): StoredServerPayment {
  return {
    payState: payment.payState,
    payStateText: payment.payStateText,
    paidCents: finiteOrNull(payment.payAmount),
    paidTime: payment.paidTime,
    failReason: payment.failReason,
    leaveFreeMinutes: finiteOrNull(payment.leaveFreeMinutes),
    leaveDeadlineTime: payment.leaveDeadlineTime,
    orders: payment.orders.map(({ amount, ...order }) => ({ ...order, amountCents: finiteOrNull(amount) })),
    canInvoice: payment.canInvoice === 1,
    canEvaluate: payment.canEvaluate === 1,
    ...(payment.refundAmount > 0 ? { refundCents: payment.refundAmount } : {}),
    ...(payment.refundText === '' ? {} : { refundText: payment.refundText }),
  };
}

/** The label by which the driver recognises what is paid: the title, else the plate. Empty if neither is known. */
export const payableTitle = ({ title, plateText }: Pick<PayableDisplayData, 'title' | 'plateText'>): string =>
  title || plateText;

/** Maps NaN to null, because JSON has no NaN. */
export const finiteOrNull = (value: number): number | null => (Number.isFinite(value) ? value : null);
