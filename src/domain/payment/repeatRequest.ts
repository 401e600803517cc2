import { type DeviceAndServerTime, serverMsSince } from '../now';
import { finiteOrNull, type PaymentAttempt } from './attempt';
import {
  attemptAfterOrderLookup,
  attemptAfterOrderOpened,
  orderRequestSentAtDeviceMs,
  orderRequestSentAtServerMs,
  withLostResponseTime,
} from './attemptTransitions';
import { withDuplicateOrder } from './duplicateOrdersOf';
import { isAttemptInProgress } from './isAttemptInProgress';
import { needsCashier } from './payPermission';
import type { OpenedPaymentOrder } from './payState';

/**
 * An order request whose response was lost can be repeated: the identical body with the same requestId. Only the driver
 * can start this, and only if the server is known to recognise repeated requests. Payments without a cashier are never
 * repeated, because the first request may have taken the money.
 */

/** A response that was only slow has arrived by then. */
const REPEAT_AFTER_MS = 5_000;

/**
 * Whether 5 s have passed since the request was last sent, by server time, else by device time. If the device clock was
 * set back meanwhile, the elapsed time is unknown; the response is lost anyway, so the driver need not wait.
 */
function isResponseOverdue(attempt: PaymentAttempt, now: DeviceAndServerTime): boolean {
  const agoMs =
    serverMsSince(orderRequestSentAtServerMs(attempt), now) ?? now.deviceMs - orderRequestSentAtDeviceMs(attempt);
  return agoMs < 0 || agoMs >= REPEAT_AFTER_MS;
}

/**
 * @param knowsRequests whether the operator has configured that the server recognises requests. An answered lookup
 *   proves it too.
 */
export function canRepeatOrderRequest(
  attempt: PaymentAttempt,
  now: DeviceAndServerTime,
  knowsRequests: boolean,
): boolean {
  const { step, payId, sent, lostAtMs, isRepeating, isLookedUp } = attempt;
  if (payId !== null || sent === undefined || lostAtMs === null || isRepeating === true) return false;
  if (!needsCashier(attempt)) return false;
  if (step !== 'confirming' && step !== 'unresolved') return false;
  return (knowsRequests || isLookedUp === true) && isResponseOverdue(attempt, now);
}

/**
 * The same request is being sent again. "Never seen" is final only when the repeated request, too, can no longer
 * arrive.
 */
export function attemptAfterRequestRepeatStart(
  attempt: PaymentAttempt,
  { deviceMs, serverMs }: DeviceAndServerTime,
): PaymentAttempt {
  const { repeatedServerMs: _, ...rest } = withLostResponseTime(attempt, null, null);
  return {
    ...rest,
    step: 'confirming',
    repeatedAtMs: deviceMs,
    ...(serverMs === null ? {} : { repeatedServerMs: serverMs }),
    isRepeating: true,
  };
}

/**
 * Waiting for the response to the repeated request has ended.
 *
 * @param opened null without a response, and when the server refused: a refusal says nothing about the first request
 */
export function attemptAfterRequestRepeatEnd(
  attempt: PaymentAttempt,
  opened: OpenedPaymentOrder | null,
  now: DeviceAndServerTime,
): PaymentAttempt {
  const { isRepeating: _, ...ended } = attempt;
  const isOrderUnknown = ended.payId === null;
  if (opened === null)
    return isOrderUnknown ? withLostResponseTime(ended, now.deviceMs, now.serverMs) : abandonIfUnpaid(ended);
  const isSameOrder = isOrderUnknown || ended.payId === opened.payId;
  if (isSameOrder && isAttemptInProgress(ended)) return attemptAfterOrderOpened(ended, opened);
  if (isSameOrder && ended.step === 'unresolved') return attemptAfterOrderLookup(ended, opened, now);
  if (ended.payId === opened.payId) return ended;
  return withDuplicateOrder(ended, opened.payId, finiteOrNull(opened.payAmount) ?? ended.orderCents, now.deviceMs);
}

/** The order was found meanwhile. As after any lookup, the cashier does not open by itself. */
const abandonIfUnpaid = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'confirming' && attempt.serverSaid === 'unpaid' && needsCashier(attempt)
    ? { ...attempt, step: 'abandoned' }
    : attempt;

/**
 * Whether no cashier was opened because the order request has no response yet. No money is at risk then. Balance
 * payments and orders of 0 cents are excluded, because the server settles them without a cashier.
 */
export const isOrderRequestUnanswered = (attempt: PaymentAttempt): boolean =>
  (attempt.step === 'confirming' || attempt.step === 'unresolved') && attempt.payId === null && needsCashier(attempt);
