import { type DeviceAndServerTime, serverMsSince } from '../now';
import type { DueStateAndAmount } from './amountDue';
import { type CashierReportedResult, finiteOrNull, type PaymentAttempt, toStoredServerPayment } from './attempt';
import { switchToDuplicateOrder } from './duplicateOrdersOf';
import { PAY_CHANNEL } from './payChannel';
import { type OpenedPaymentOrder, type ServerPayment, toPayStateMeaning } from './payState';

/**
 * The state transitions of an attempt. Only the server can make an attempt `settled` or `abandoned`. What the host
 * reports only decides how soon polling pauses.
 */

/**
 * How long a request whose response was lost may still reach the server. 30 s is the longest time limit of a call (Rule
 * 3.3), so no gateway processes a request for longer.
 */
export const LOST_REQUEST_ARRIVAL_LIMIT_MS = 30_000;

/** The server has opened the payment order. */
export function attemptAfterOrderOpened(attempt: PaymentAttempt, opened: OpenedPaymentOrder): PaymentAttempt {
  const orderCents = finiteOrNull(opened.payAmount) ?? attempt.choice.amountCents;
  const meaning = toPayStateMeaning(opened.payState);
  const serverSaid = meaning === 'unpaid' ? 'unpaid' : 'asking';
  const { payId, payParams, expireTime } = opened;
  const until = expireTime === '' ? {} : { expireTime };
  const next = { ...attempt, payId, payParams: { ...payParams }, orderCents, serverSaid, ...until } as const;
  // A cashier takes no order of 0 cents. What a coupon covers, or what is free, is settled by the server.
  const needsHost = meaning === 'unpaid' && attempt.choice.channel !== PAY_CHANNEL.balance && orderCents > 0;
  if (!needsHost) return { ...next, step: 'confirming' };
  // The amount differs from the agreed one. The cashier must not open before the driver decides again.
  if (orderCents !== attempt.choice.amountCents) return { ...next, step: 'abandoned', changedCents: orderCents };
  return { ...next, step: 'handedToHost' };
}

/** There was no readable response, so the order may exist. The app never repeats the request by itself. */
export const attemptAfterLostOrderResponse = (attempt: PaymentAttempt, now: DeviceAndServerTime): PaymentAttempt => ({
  ...withLostResponseTime(attempt, now.deviceMs, now.serverMs),
  step: 'confirming',
});

/** The attempt with the time at which waiting for a response ended. `serverMs`: null if the page has no server time. */
export function withLostResponseTime(
  attempt: PaymentAttempt,
  deviceMs: number | null,
  serverMs: number | null,
): PaymentAttempt {
  const { lostServerMs: _, ...rest } = attempt;
  return { ...rest, lostAtMs: deviceMs, ...(serverMs === null ? {} : { lostServerMs: serverMs }) };
}

/** The server refused to open the order, so there is none. */
export const attemptAfterOrderRefusal = (attempt: PaymentAttempt, refusal: string): PaymentAttempt => ({
  ...attempt,
  step: 'abandoned',
  serverSaid: 'refused',
  refusal,
});

/** The driver returns to the cashier with the same order, after the server has confirmed again that it is unpaid. */
export const attemptAfterCashierReopened = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  step: 'handedToHost',
  hostSaid: null,
  changedCents: null,
  askedCount: 0,
});

/** The host has reported, or will not report any more. */
export const attemptAfterCashierReport = (
  attempt: PaymentAttempt,
  hostSaid: CashierReportedResult,
): PaymentAttempt => ({
  ...attempt,
  step: 'confirming',
  hostSaid,
});

/** The server has reported the state of the payment. */
export function attemptAfterPaymentResponse(attempt: PaymentAttempt, payment: ServerPayment): PaymentAttempt {
  // A response about another payment is ignored.
  if (attempt.payId !== null && attempt.payId !== payment.payId) return attempt;
  const next = { ...attempt, payment: toStoredServerPayment(payment), askedCount: attempt.askedCount + 1 };
  const meaning = toPayStateMeaning(payment.payState);
  switch (meaning) {
    case 'paid':
    case 'refunded':
      return { ...next, step: 'settled', serverSaid: meaning };
    case 'partly': {
      const isDecided = payment.orders.every(({ state }) => !['unpaid', 'asking'].includes(toPayStateMeaning(state)));
      return isDecided ? { ...next, step: 'settled', serverSaid: 'partly' } : continuePolling(next, 'asking');
    }
    case 'failed':
    case 'closed':
      // The repeat in progress may still open a duplicate order.
      if (attempt.isRepeating === true) return continuePolling(next, 'asking');
      return switchToDuplicateOrder({ ...next, step: 'abandoned', serverSaid: meaning });
    case 'unpaid':
      return hasLeftCashier(attempt)
        ? { ...next, step: 'abandoned', serverSaid: 'unpaid' }
        : continuePolling(next, 'unpaid');
    case 'asking':
      return continuePolling(next, 'asking');
  }
}

/**
 * The server was requested to close the order. Only its response unblocks the bill. `payment`: null if the response was
 * lost or the server refused.
 */
export const attemptAfterOrderCloseResponse = (
  attempt: PaymentAttempt,
  payment: ServerPayment | null,
): PaymentAttempt => (payment === null ? attempt : attemptAfterPaymentResponse(attempt, payment));

/**
 * `refused`: the server does not close it. `serverError`: it responded with an error of its own. `lost`: no response.
 */
export type PaymentOrderCloseFailure = 'refused' | 'serverError' | 'lost';

/** The order is still unpaid after the request to close it. After a server error the driver may try again. */
export function attemptAfterFailedOrderClose(
  attempt: PaymentAttempt,
  failure: PaymentOrderCloseFailure,
): PaymentAttempt {
  if (failure === 'refused') return { ...attempt, closing: 'cannot' };
  if (failure === 'lost') return attempt;
  const { closing: _, ...rest } = attempt;
  return rest;
}

/** The driver has left the cashier, or the cashier could not be opened. */
const hasLeftCashier = ({ step, hostSaid }: PaymentAttempt): boolean =>
  step === 'abandoned' || hostSaid === 'cancelled' || hostSaid === 'failed';

/** If the server still processes the order of an abandoned attempt, the attempt is in progress again. */
const continuePolling = (attempt: PaymentAttempt, serverSaid: 'unpaid' | 'asking'): PaymentAttempt => ({
  ...attempt,
  serverSaid,
  step: attempt.step === 'abandoned' ? 'confirming' : attempt.step,
});

/**
 * Applies the result of looking up a request whose response was lost. An unpaid order that is found this way does not
 * open the cashier by itself, because the driver may have left the screen meanwhile.
 *
 * @param opened null if the server has never seen the request
 * @param sentAt when the lookup was sent. The order request may have arrived after that, however late the response is.
 */
export function attemptAfterOrderLookup(
  attempt: PaymentAttempt,
  opened: OpenedPaymentOrder | null,
  sentAt: Pick<DeviceAndServerTime, 'serverMs'>,
): PaymentAttempt {
  const next: PaymentAttempt = {
    ...withFirstLostTime(attempt, sentAt),
    askedCount: attempt.askedCount + 1,
    isLookedUp: true,
  };
  if (opened === null)
    return isTooLateToArrive(next, sentAt) ? { ...next, step: 'abandoned', serverSaid: 'neverSeen' } : next;
  const found = attemptAfterOrderOpened(next, opened);
  // The response to the repeat may name another order. Until it arrives, the app does not continue with this one.
  if (attempt.isRepeating === true) return { ...found, step: 'confirming' };
  return found.step === 'handedToHost' ? { ...found, step: 'abandoned' } : found;
}

/** Applies what is due now, if the request itself cannot be looked up. */
export function attemptAfterDueStateResponse(
  attempt: PaymentAttempt,
  dues: DueStateAndAmount['state'],
  sentAt: Pick<DeviceAndServerTime, 'serverMs'>,
): PaymentAttempt {
  const next = { ...withFirstLostTime(attempt, sentAt), askedCount: attempt.askedCount + 1 };
  if (dues === 'paid') return { ...next, step: 'settled', serverSaid: 'paid' };
  const isSure = (dues === 'unpaid' || dues === 'over') && isTooLateToArrive(next, sentAt);
  return isSure ? { ...next, step: 'abandoned', serverSaid: 'neverSeen' } : next;
}

/**
 * By server time only, because the device clock may be changed. An attempt without it is never too late; it expires 24
 * h after it was first read.
 */
const isTooLateToArrive = (
  { createdServerMs, lostServerMs }: PaymentAttempt,
  now: Pick<DeviceAndServerTime, 'serverMs'>,
): boolean => createdServerMs !== undefined && (serverMsSince(lostServerMs, now) ?? 0) >= LOST_REQUEST_ARRIVAL_LIMIT_MS;

/** If the page had no server time when waiting ended, the first server time known after that is used. */
const withFirstLostTime = (
  attempt: PaymentAttempt,
  { serverMs }: Pick<DeviceAndServerTime, 'serverMs'>,
): PaymentAttempt =>
  attempt.lostAtMs === null || attempt.lostServerMs !== undefined || serverMs === null
    ? attempt
    : { ...attempt, lostServerMs: serverMs };

/** A poll that ran while the cashier is open. Only a final state counts; otherwise the driver decides. */
export const attemptAfterBackgroundPoll = (attempt: PaymentAttempt, polled: PaymentAttempt): PaymentAttempt =>
  polled.step === 'settled' || polled.step === 'abandoned' ? polled : attempt;

/** Polling has ended without an outcome; it pauses until the driver returns. */
export const attemptAfterPollTimeout = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'confirming' ? { ...attempt, step: 'unresolved' } : attempt;

/**
 * The step from which an attempt continues after a reload or when the driver returns. The app never reopens a cashier
 * by itself and never requests an order twice; it queries their state instead.
 */
export function attemptAfterResume(attempt: PaymentAttempt, now: DeviceAndServerTime): PaymentAttempt {
  if (attempt.step === 'settled' || attempt.step === 'abandoned') return attempt;
  // The page ended while the driver was being redirected to sign-in.
  if (attempt.step === 'opening' && attempt.serverSaid === 'refused') return { ...attempt, step: 'abandoned' };
  const { isRepeating, ...rest } = attempt;
  const wasLost = attempt.step === 'opening' || isRepeating === true;
  if (!wasLost) return { ...rest, step: 'confirming' };
  // Another tab may wait for the response until the longest time limit. If the clock was set back, the time counts from
  // now.
  const lostAtMs = Math.min(now.deviceMs, orderRequestSentAtDeviceMs(attempt)) + LOST_REQUEST_ARRIVAL_LIMIT_MS;
  const sent = orderRequestSentAtServerMs(attempt);
  const lostServerMs = sent === undefined ? null : Math.min(now.serverMs ?? sent, sent) + LOST_REQUEST_ARRIVAL_LIMIT_MS;
  return { ...withLostResponseTime(rest, lostAtMs, lostServerMs), step: 'confirming' };
}

/** When the order request was last sent, in server time; undefined if it was not known then. */
export const orderRequestSentAtServerMs = ({
  repeatedAtMs,
  repeatedServerMs,
  createdServerMs,
}: PaymentAttempt): number | undefined => (repeatedAtMs === undefined ? createdServerMs : repeatedServerMs);

/** When the order request was last sent, in device time. */
export const orderRequestSentAtDeviceMs = ({ repeatedAtMs, createdAtMs }: PaymentAttempt): number =>
  repeatedAtMs ?? createdAtMs;
