import { type Now, serverMsSince } from '../now';
import { factsOf, type HostWord, known, type PaymentAttempt } from './attempt';
import type { Due } from './due';
import { PAY_CHANNEL } from './payChannel';
import { meaningOf, type ServerOpened, type ServerPayment } from './payState';
import { afterSecond } from './secondOrder';

/**
 * The transitions of an attempt. Only the server can make an attempt settled
 * or abandoned. What the host reports only decides how soon polling pauses.
 */

/**
 * How long a request whose response was lost may still reach the server. 30 s is the
 * longest time limit of a call (Rule 3.3), so no gateway works on a request for longer.
 */
export const LATE_ARRIVAL_MS = 30_000;

/** The server has opened the payment order. */
export function nextAfterOpen(attempt: PaymentAttempt, opened: ServerOpened): PaymentAttempt {
  const orderCents = known(opened.payAmount) ?? attempt.choice.amountCents;
  const meaning = meaningOf(opened.payState);
  const serverSaid = meaning === 'unpaid' ? 'unpaid' : 'asking';
  const { payId, payParams, expireTime } = opened;
  const until = expireTime === '' ? {} : { expireTime };
  const next = { ...attempt, payId, payParams: { ...payParams }, orderCents, serverSaid, ...until } as const;
  // A cashier takes no zero: what a coupon covers, or what is free, the server settles itself.
  const needsHost = meaning === 'unpaid' && attempt.choice.channel !== PAY_CHANNEL.balance && orderCents > 0;
  if (!needsHost) return { ...next, step: 'confirming' };
  // The driver agreed to another amount. The cashier must not open before the driver decides again.
  if (orderCents !== attempt.choice.amountCents) return { ...next, step: 'abandoned', changedCents: orderCents };
  return { ...next, step: 'handedToHost' };
}

/** There was no response, or no readable one, so the order may exist. The app never sends the request a second time by itself. */
export const nextAfterLostOpen = (attempt: PaymentAttempt, now: Now): PaymentAttempt => ({
  ...withLost(attempt, now.deviceMs, now.serverMs),
  step: 'confirming',
});

/** The attempt with the time at which waiting for a response ended. `serverMs`: null where the page does not know it. */
export function withLost(attempt: PaymentAttempt, deviceMs: number | null, serverMs: number | null): PaymentAttempt {
  const { lostServerMs: _, ...rest } = attempt;
  return { ...rest, lostAtMs: deviceMs, ...(serverMs === null ? {} : { lostServerMs: serverMs }) };
}

/** The server refused to open the order, so there is none. */
export const nextAfterRefusal = (attempt: PaymentAttempt, refusal: string): PaymentAttempt => ({
  ...attempt,
  step: 'abandoned',
  serverSaid: 'refused',
  refusal,
});

/** The driver returns to the cashier with the same order, after the server has confirmed again that it is unpaid. */
export const nextAfterContinue = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  step: 'handedToHost',
  hostSaid: null,
  changedCents: null,
  askedCount: 0,
});

/** The host has reported something, or will not report any more. */
export const nextAfterHost = (attempt: PaymentAttempt, hostSaid: HostWord): PaymentAttempt => ({
  ...attempt,
  step: 'confirming',
  hostSaid,
});

/** The server has reported the state of the payment. */
export function nextAfterAnswer(attempt: PaymentAttempt, payment: ServerPayment): PaymentAttempt {
  // A response about another payment says nothing about this one.
  if (attempt.payId !== null && attempt.payId !== payment.payId) return attempt;
  const next = { ...attempt, payment: factsOf(payment), askedCount: attempt.askedCount + 1 };
  const meaning = meaningOf(payment.payState);
  switch (meaning) {
    case 'paid':
    case 'refunded':
      return { ...next, step: 'settled', serverSaid: meaning };
    case 'partly': {
      const isDecided = payment.orders.every(({ state }) => !['unpaid', 'asking'].includes(meaningOf(state)));
      return isDecided ? { ...next, step: 'settled', serverSaid: 'partly' } : keepAsking(next, 'asking');
    }
    case 'failed':
    case 'closed':
      // The repeat under way may still open a second order.
      if (attempt.isRepeating === true) return keepAsking(next, 'asking');
      return afterSecond({ ...next, step: 'abandoned', serverSaid: meaning });
    case 'unpaid':
      return hasGivenUp(attempt) ? { ...next, step: 'abandoned', serverSaid: 'unpaid' } : keepAsking(next, 'unpaid');
    case 'asking':
      return keepAsking(next, 'asking');
  }
}

/** The server was asked to close the order. Only its word frees the bill. `payment`: null when its answer was lost or it refused. */
export const nextAfterClose = (attempt: PaymentAttempt, payment: ServerPayment | null): PaymentAttempt =>
  payment === null ? attempt : nextAfterAnswer(attempt, payment);

/** `refused`: the server does not close it. `serverError`: it has answered, with an error of its own. `lost`: it has not answered. */
export type CloseFailure = 'refused' | 'serverError' | 'lost';

/** The server was asked to close the order, and says afterwards that it is unpaid. After a server error the driver may ask again. */
export function nextAfterUnclosed(attempt: PaymentAttempt, failure: CloseFailure): PaymentAttempt {
  if (failure === 'refused') return { ...attempt, closing: 'cannot' };
  if (failure === 'lost') return attempt;
  const { closing: _, ...rest } = attempt;
  return rest;
}

/** The driver has left the cashier, or the cashier could not be opened. */
const hasGivenUp = ({ step, hostSaid }: PaymentAttempt): boolean =>
  step === 'abandoned' || hostSaid === 'cancelled' || hostSaid === 'failed';

/** If the server still processes the order of an abandoned attempt, the attempt is under way again. */
const keepAsking = (attempt: PaymentAttempt, serverSaid: 'unpaid' | 'asking'): PaymentAttempt => ({
  ...attempt,
  serverSaid,
  step: attempt.step === 'abandoned' ? 'confirming' : attempt.step,
});

/**
 * The server has answered the lookup of a request whose response was lost. An unpaid order that was found this way does not open the
 * cashier by itself, because the driver may have left the screen meanwhile.
 *
 * @param opened null when the server has never seen the request
 * @param asked when the lookup was sent. The request may have reached the server after that moment, however late the response is.
 */
export function nextAfterLookUp(
  attempt: PaymentAttempt,
  opened: ServerOpened | null,
  asked: Pick<Now, 'serverMs'>,
): PaymentAttempt {
  const next: PaymentAttempt = { ...lostBy(attempt, asked), askedCount: attempt.askedCount + 1, isLookedUp: true };
  if (opened === null)
    return isTooLateToArrive(next, asked) ? { ...next, step: 'abandoned', serverSaid: 'neverSeen' } : next;
  const found = nextAfterOpen(next, opened);
  // The response to the repeat may name another order. Until it is here, this one is not gone on with.
  if (attempt.isRepeating === true) return { ...found, step: 'confirming' };
  return found.step === 'handedToHost' ? { ...found, step: 'abandoned' } : found;
}

/** Applies what is due now, for when the request itself cannot be looked up. */
export function nextAfterDues(attempt: PaymentAttempt, dues: Due['is'], asked: Pick<Now, 'serverMs'>): PaymentAttempt {
  const next = { ...lostBy(attempt, asked), askedCount: attempt.askedCount + 1 };
  if (dues === 'paid') return { ...next, step: 'settled', serverSaid: 'paid' };
  const isSure = (dues === 'unpaid' || dues === 'over') && isTooLateToArrive(next, asked);
  return isSure ? { ...next, step: 'abandoned', serverSaid: 'neverSeen' } : next;
}

/** By server time alone: a device's clock may be set. An attempt that was made without it is never too late; it ends 24 h after it was first read. */
const isTooLateToArrive = ({ createdServerMs, lostServerMs }: PaymentAttempt, now: Pick<Now, 'serverMs'>): boolean =>
  createdServerMs !== undefined && (serverMsSince(lostServerMs, now) ?? 0) >= LATE_ARRIVAL_MS;

/** A page that had no server time when waiting ended takes the first one that it knows after that. */
const lostBy = (attempt: PaymentAttempt, { serverMs }: Pick<Now, 'serverMs'>): PaymentAttempt =>
  attempt.lostAtMs === null || attempt.lostServerMs !== undefined || serverMs === null
    ? attempt
    : { ...attempt, lostServerMs: serverMs };

/** A poll that ran while the cashier is open. Only a final state counts; everything else is left to the driver. */
export const nextAfterQuietAnswer = (attempt: PaymentAttempt, answered: PaymentAttempt): PaymentAttempt =>
  answered.step === 'settled' || answered.step === 'abandoned' ? answered : attempt;

/** Polling pauses until the driver comes back. */
export const nextAfterLastQuestion = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'confirming' ? { ...attempt, step: 'unresolved' } : attempt;

/**
 * Where an attempt continues after a reload or after the driver came back. The app never reopens a cashier by itself and never requests an
 * order twice; it asks the server for their state instead.
 */
export function resumeStep(attempt: PaymentAttempt, now: Now): PaymentAttempt {
  if (attempt.step === 'settled' || attempt.step === 'abandoned') return attempt;
  // The page ended while the driver was being led to sign-in.
  if (attempt.step === 'opening' && attempt.serverSaid === 'refused') return { ...attempt, step: 'abandoned' };
  const { isRepeating, ...rest } = attempt;
  const wasLost = attempt.step === 'opening' || isRepeating === true;
  if (!wasLost) return { ...rest, step: 'confirming' };
  // Another tab may still be waiting for the response, until the longest time limit has passed. If the clock was set back, the time counts from now.
  const lostAtMs = Math.min(now.deviceMs, sentAtMs(attempt)) + LATE_ARRIVAL_MS;
  const sent = sentServerMs(attempt);
  const lostServerMs = sent === undefined ? null : Math.min(now.serverMs ?? sent, sent) + LATE_ARRIVAL_MS;
  return { ...withLost(rest, lostAtMs, lostServerMs), step: 'confirming' };
}

/** The same in server time; undefined where it was not known then. */
export const sentServerMs = ({
  repeatedAtMs,
  repeatedServerMs,
  createdServerMs,
}: PaymentAttempt): number | undefined => (repeatedAtMs === undefined ? createdServerMs : repeatedServerMs);

/** When the request for the order was last sent. */
export const sentAtMs = ({ repeatedAtMs, createdAtMs }: PaymentAttempt): number => repeatedAtMs ?? createdAtMs;
