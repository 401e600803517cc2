import { type Now, serverMsSince } from '../now';
import { known, type PaymentAttempt } from './attempt';
import { isOpen } from './isOpen';
import { nextAfterLookUp, nextAfterOpen, sentAtMs, sentServerMs, withLost } from './nextStep';
import type { ServerOpened } from './payState';
import { needsCashier } from './permission';
import { withSecond } from './secondOrder';

/**
 * The driver has a request for an order sent again whose response was lost: the identical body with the same requestId. Only a press does that, and
 * only where the server has shown that it knows requests. What takes no cashier is never repeated: the first request may have taken the money.
 */

/** An answer that is only slow has come by then. */
const REPEAT_AFTER_MS = 5_000;

/**
 * Whether 5 s have passed since it was sent last: of server time, else by the phone. A phone whose clock was set back meanwhile does not know, and the
 * response is lost already: the driver does not wait for it.
 */
function isLongAgo(attempt: PaymentAttempt, now: Now): boolean {
  const agoMs = serverMsSince(sentServerMs(attempt), now) ?? now.deviceMs - sentAtMs(attempt);
  return agoMs < 0 || agoMs >= REPEAT_AFTER_MS;
}

/** @param knowsRequests the operator has said that the server knows requests. An answered lookup says it too. */
export function canRepeat(attempt: PaymentAttempt, now: Now, knowsRequests: boolean): boolean {
  const { step, payId, sent, lostAtMs, isRepeating, isLookedUp } = attempt;
  if (payId !== null || sent === undefined || lostAtMs === null || isRepeating === true) return false;
  if (!needsCashier(attempt)) return false;
  if (step !== 'confirming' && step !== 'unresolved') return false;
  return (knowsRequests || isLookedUp === true) && isLongAgo(attempt, now);
}

/** The same request is being sent again. That the server has never seen it can be said only after this one, too, cannot arrive any more. */
export function nextBeforeRepeat(attempt: PaymentAttempt, { deviceMs, serverMs }: Now): PaymentAttempt {
  const { repeatedServerMs: _, ...rest } = withLost(attempt, null, null);
  return {
    ...rest,
    step: 'confirming',
    repeatedAtMs: deviceMs,
    ...(serverMs === null ? {} : { repeatedServerMs: serverMs }),
    isRepeating: true,
  };
}

/**
 * Waiting for the response to the repeat has ended.
 *
 * @param opened null without a response, and when the server has refused: that says nothing about the first request
 */
export function nextAfterRepeat(attempt: PaymentAttempt, opened: ServerOpened | null, now: Now): PaymentAttempt {
  const { isRepeating: _, ...ended } = attempt;
  const isFirst = ended.payId === null;
  if (opened === null) return isFirst ? withLost(ended, now.deviceMs, now.serverMs) : left(ended);
  const isIt = isFirst || ended.payId === opened.payId;
  if (isIt && isOpen(ended)) return nextAfterOpen(ended, opened);
  if (isIt && ended.step === 'unresolved') return nextAfterLookUp(ended, opened, now);
  if (ended.payId === opened.payId) return ended;
  return withSecond(ended, opened.payId, known(opened.payAmount) ?? ended.orderCents, now.deviceMs);
}

/** The order was found meanwhile. As after any lookup, it does not open the cashier by itself. */
const left = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'confirming' && attempt.serverSaid === 'unpaid' && needsCashier(attempt)
    ? { ...attempt, step: 'abandoned' }
    : attempt;

/**
 * Whether no cashier was opened because the request for the order has no answer. No money is at risk then. The balance, and what costs nothing, the
 * server settles without a cashier.
 */
export const isOrdering = (attempt: PaymentAttempt): boolean =>
  (attempt.step === 'confirming' || attempt.step === 'unresolved') && attempt.payId === null && needsCashier(attempt);
