import { factsOf, type HostWord, known, type PaymentAttempt } from './attempt';
import { PAY_CHANNEL } from './payChannel';
import { meaningOf, type ServerOpened, type ServerPayment } from './payState';

/**
 * How an attempt moves. Only the server's word makes it settled or abandoned; what the host says decides no more than how
 * soon asking rests.
 */

/**
 * For so long a request whose answer was lost may still reach the server: 30 s is the longest time limit of a call
 * (Rule 3.3), so that no gateway works on one for longer.
 */
export const LATE_ARRIVAL_MS = 30_000;

/** The server has opened the order. */
export function nextAfterOpen(attempt: PaymentAttempt, opened: ServerOpened): PaymentAttempt {
  const orderCents = known(opened.payAmount) ?? attempt.choice.amountCents;
  const meaning = meaningOf(opened.payState);
  const serverSaid = meaning === 'unpaid' ? 'unpaid' : 'asking';
  const { payId, payParams, expireTime } = opened;
  const until = expireTime === '' ? {} : { expireTime };
  const next = { ...attempt, payId, payParams: { ...payParams }, orderCents, serverSaid, ...until } as const;
  const needsHost = meaning === 'unpaid' && attempt.choice.channel !== PAY_CHANNEL.balance;
  if (!needsHost) return { ...next, step: 'confirming' };
  // The driver agreed to another amount: the cashier must not be shown before there is a new decision.
  if (orderCents !== attempt.choice.amountCents) return { ...next, step: 'abandoned', changedCents: orderCents };
  return { ...next, step: 'handedToHost' };
}

/** No answer came, or none that can be read: the order may exist. It is never asked for a second time. */
export const nextAfterLostOpen = (attempt: PaymentAttempt, nowMs: number): PaymentAttempt => ({
  ...attempt,
  step: 'confirming',
  lostAtMs: nowMs,
});

/** The server has refused to open the order: there is none. */
export const nextAfterRefusal = (attempt: PaymentAttempt, refusal: string): PaymentAttempt => ({
  ...attempt,
  step: 'abandoned',
  serverSaid: 'refused',
  refusal,
});

/** The driver goes back to the cashier with the same order, after the server has just said once more that it is unpaid. */
export const nextAfterContinue = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  step: 'handedToHost',
  hostSaid: null,
  changedCents: null,
  askedCount: 0,
});

/** The host has said something, or will say nothing any more. */
export const nextAfterHost = (attempt: PaymentAttempt, hostSaid: HostWord): PaymentAttempt => ({
  ...attempt,
  step: 'confirming',
  hostSaid,
});

/** The server has told what became of the payment. */
export function nextAfterAnswer(attempt: PaymentAttempt, payment: ServerPayment): PaymentAttempt {
  // An answer about another payment says nothing about this one.
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
      return { ...next, step: 'abandoned', serverSaid: meaning };
    case 'unpaid':
      return hasGivenUp(attempt) ? { ...next, step: 'abandoned', serverSaid: 'unpaid' } : keepAsking(next, 'unpaid');
    case 'asking':
      return keepAsking(next, 'asking');
  }
}

/** The driver has left the cashier, or it could not be opened. */
const hasGivenUp = ({ step, hostSaid }: PaymentAttempt): boolean =>
  step === 'abandoned' || hostSaid === 'cancelled' || hostSaid === 'failed';

/** An attempt whose order is being paid after all is under way again. */
const keepAsking = (attempt: PaymentAttempt, serverSaid: 'unpaid' | 'asking'): PaymentAttempt => ({
  ...attempt,
  serverSaid,
  step: attempt.step === 'abandoned' ? 'confirming' : attempt.step,
});

/**
 * The server has told what it knows of the request whose answer was lost. An order found unpaid is not handed to the cashier
 * by itself: the driver may have gone elsewhere meanwhile.
 *
 * @param opened null when the server has never seen the request
 * @param askedAtMs when the question was sent: since then the request may have arrived, however late the answer is
 */
export function nextAfterLookUp(
  attempt: PaymentAttempt,
  opened: ServerOpened | null,
  askedAtMs: number,
): PaymentAttempt {
  const asked = { ...attempt, askedCount: attempt.askedCount + 1 };
  if (opened === null)
    return isTooLateToArrive(attempt, askedAtMs) ? { ...asked, step: 'abandoned', serverSaid: 'neverSeen' } : asked;
  const found = nextAfterOpen(asked, opened);
  return found.step === 'handedToHost' ? { ...found, step: 'abandoned' } : found;
}

/** What the bills say where the request itself cannot be asked for. */
export function nextAfterBills(
  attempt: PaymentAttempt,
  bills: 'paid' | 'unpaid' | 'undecided',
  askedAtMs: number,
): PaymentAttempt {
  const asked = { ...attempt, askedCount: attempt.askedCount + 1 };
  if (bills === 'paid') return { ...asked, step: 'settled', serverSaid: 'paid' };
  const isSure = bills === 'unpaid' && isTooLateToArrive(attempt, askedAtMs);
  return isSure ? { ...asked, step: 'abandoned', serverSaid: 'neverSeen' } : asked;
}

/** A clock that was set back leaves the attempt waiting, which is the safe side. */
const isTooLateToArrive = ({ lostAtMs }: PaymentAttempt, nowMs: number): boolean =>
  lostAtMs !== null && nowMs - lostAtMs >= LATE_ARRIVAL_MS;

/**
 * The server has told while the cashier is open: only what is final counts, everything else is the driver's to decide.
 */
export const nextAfterQuietAnswer = (attempt: PaymentAttempt, asked: PaymentAttempt): PaymentAttempt =>
  asked.step === 'settled' || asked.step === 'abandoned' ? asked : attempt;

/** Asking rests until the driver comes back. */
export const nextAfterLastQuestion = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'confirming' ? { ...attempt, step: 'unresolved' } : attempt;

/**
 * Where an attempt goes on after the page was loaded again or the driver came back. A cashier is never opened a second time by
 * itself, and an order never asked for twice: the server is asked what became of them.
 */
export function resumeStep(attempt: PaymentAttempt, nowMs: number): PaymentAttempt {
  if (attempt.step === 'settled' || attempt.step === 'abandoned') return attempt;
  const wasLost = attempt.step === 'opening';
  // Another tab may still be waiting for the answer, until the longest time limit ends. A clock that was set back counts from now.
  const lostAtMs = wasLost ? Math.min(nowMs, attempt.createdAtMs) + LATE_ARRIVAL_MS : attempt.lostAtMs;
  return { ...attempt, step: 'confirming', lostAtMs };
}
