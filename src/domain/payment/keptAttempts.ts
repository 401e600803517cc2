import { DAY_MS } from '@/lib/timeUnits';

import { type Now, serverMsSince } from '../now';
import { type ClosedOrder, type PastPayment, pastPayment, type PaymentAttempt, type PaymentAttempts } from './attempt';
import { withNameIn } from './attemptOwners';
import { PAY_STATE } from './payState';
import { mayStillBePaid } from './permission';

/** An attempt is kept for 24 hours of server time. */
const KEPT_FOR_MS = DAY_MS;

/**
 * Resolves the conflict when two tabs have written about the same payable. A later decision wins over an earlier one. Within one decision,
 * a final step wins over one that is not final. A refunded payment was paid before, and is never paid again.
 */
export function merged(one: PaymentAttempt | undefined, other: PaymentAttempt): PaymentAttempt {
  if (one === undefined) return other;
  if (one.requestId !== other.requestId) {
    const isLater = one.createdAtMs > other.createdAtMs || mayStillBePaid(one);
    return isLater ? one : other;
  }
  const [stored, mine] = [withNameIn(one, other), withNameIn(other, one)];
  const winner = isNews(stored, mine) ? withPast(withRepeat(mine, stored), stored, mine) : withPastOf(stored, mine);
  return withFirstRead(withCreated(winner, stored, mine), stored, mine);
}

/** The release before, in another tab, writes an attempt without the server time of its decision. That time never changes. */
function withCreated(winner: PaymentAttempt, stored: PaymentAttempt, mine: PaymentAttempt): PaymentAttempt {
  const createdServerMs = stored.createdServerMs ?? mine.createdServerMs;
  return createdServerMs === undefined || winner.createdServerMs !== undefined
    ? winner
    : { ...winner, createdServerMs };
}

/** No writer makes an attempt younger than another one knows it. */
function withFirstRead(winner: PaymentAttempt, stored: PaymentAttempt, mine: PaymentAttempt): PaymentAttempt {
  const first = Math.min(stored.readServerMs ?? Infinity, mine.readServerMs ?? Infinity);
  return first === Infinity || first === winner.readServerMs ? winner : { ...winner, readServerMs: first };
}

function isNews(stored: PaymentAttempt, mine: PaymentAttempt): boolean {
  if (stored.step === 'settled') return isRefundNews(stored, mine);
  // Once the order is known, it is asked about itself. A copy that does not know it is older, whatever it has heard of what is due.
  if (stored.payId !== null && mine.payId === null) return false;
  return (mayStillBePaid(stored) && !isBeforeRepeat(mine, stored)) || mine.step === 'settled';
}

/** A copy from before the driver had the request sent again cannot know that it never arrives. */
const isBeforeRepeat = (mine: PaymentAttempt, { repeatedAtMs = 0 }: PaymentAttempt): boolean =>
  mine.serverSaid === 'neverSeen' && (mine.repeatedAtMs ?? 0) < repeatedAtMs;

/** What the last sending has come to, which an older copy does not know. */
function withRepeat(mine: PaymentAttempt, stored: PaymentAttempt): PaymentAttempt {
  const { repeatedAtMs = 0, repeatedServerMs, isRepeating, lostAtMs, lostServerMs } = stored;
  if ((mine.repeatedAtMs ?? 0) >= repeatedAtMs) return mine;
  const { repeatedServerMs: _, lostServerMs: __, ...rest } = mine;
  return {
    ...rest,
    repeatedAtMs,
    lostAtMs,
    ...(repeatedServerMs === undefined ? {} : { repeatedServerMs }),
    ...(lostServerMs === undefined ? {} : { lostServerMs }),
    ...(isRepeating === true ? { isRepeating } : {}),
  };
}

/** More money has come back than was known. A late response that says less is no news. */
function isRefundNews(stored: PaymentAttempt, mine: PaymentAttempt): boolean {
  if (mine.step !== 'settled') return false;
  const further = returnOf(pastPayment(mine)) - returnOf(pastPayment(stored));
  return further > 0 || (further === 0 && (mine.payment?.refundCents ?? 0) > (stored.payment?.refundCents ?? 0));
}

/**
 * Money moves on earlier orders while the attempt itself goes on, so one writer may know more about it than the other. What the server has said
 * about it stays, whoever writes last.
 */
function withPast(winner: PaymentAttempt, stored: PaymentAttempt, mine: PaymentAttempt): PaymentAttempt {
  const earlier = [...stored.earlier];
  for (const past of mine.earlier) {
    const at = earlier.findIndex(({ payId }) => payId === past.payId);
    if (at < 0) earlier.push(past);
    else if (!isLess(past, earlier[at])) earlier[at] = past;
  }
  const { closed, ...rest } = winner;
  const left = allClosed(winner, winner === mine ? stored : mine).filter(
    (order) => !earlier.some(({ payId }) => payId === order.payId),
  );
  const isNoNews = left.length === (closed ?? []).length && left.every((order, index) => order === closed?.[index]);
  if (isSame(earlier, winner.earlier) && isNoNews) return winner;
  return { ...rest, earlier, ...(left.length === 0 ? {} : { closed: left }) };
}

/**
 * The closed orders of an attempt, and those that only another copy of it knows: a second order of the same request. One that either copy knows to be
 * closed is closed, because the server never opens an order again.
 */
function allClosed(winner: PaymentAttempt, { closed = [] }: PaymentAttempt): readonly ClosedOrder[] {
  const own = winner.closed ?? [];
  const isKnown = ({ payId }: ClosedOrder) => payId === winner.payId || own.some((order) => order.payId === payId);
  const now = own.map((order) => {
    const other = closed.find(({ payId }) => payId === order.payId);
    return order.isOpen === true && other !== undefined && other.isOpen !== true ? other : order;
  });
  return [...now, ...closed.filter((order) => !isKnown(order))];
}

/** The attempt with what another copy of it knows about money on earlier orders. The rest stays, because that copy may be older. */
export const withPastOf = (attempt: PaymentAttempt, copy: PaymentAttempt | undefined): PaymentAttempt =>
  copy?.requestId === attempt.requestId ? withPast(attempt, attempt, copy) : attempt;

/** How far the return of a payment has come: 0 not begun, 1 under way, 2 done. */
const returnOf = ({ payState, isRefunded }: PastPayment): number =>
  isRefunded === true ? 2 : payState === PAY_STATE.refunding ? 1 : 0;
const isLess = (one: PastPayment, other: PastPayment | undefined): boolean =>
  other !== undefined && returnOf(one) < returnOf(other);

const isSame = (some: readonly PastPayment[], others: readonly PastPayment[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return one.payId === other?.payId && one.refundText === other.refundText && returnOf(one) === returnOf(other);
  });

/**
 * Drops attempts older than 24 hours, by server time alone: a clock that was set frees no bill. One that was made without server time is 24 hours old when
 * this release has known it for so long. While there is no server time, nothing is dropped.
 */
export function keptOnly(attempts: PaymentAttempts, now: Now): PaymentAttempts {
  const kept = Object.entries(attempts).flatMap(([key, attempt]) => {
    const { createdServerMs, readServerMs } = attempt;
    if ((serverMsSince(createdServerMs ?? readServerMs, now) ?? 0) > KEPT_FOR_MS) return [];
    return [[key, withStamps(attempt, now)] as const];
  });
  return Object.fromEntries(kept);
}

function withStamps(attempt: PaymentAttempt, { deviceMs, serverMs }: Now): PaymentAttempt {
  // Decisions are told apart by the device's clock. One that was set back must not make an older one the later one.
  const own = attempt.createdAtMs > deviceMs ? { ...attempt, createdAtMs: deviceMs } : attempt;
  const isStamped = own.createdServerMs !== undefined || own.readServerMs !== undefined || serverMs === null;
  return isStamped ? own : { ...own, readServerMs: serverMs };
}

/** Whether the device says that the attempt is older than 24 hours. Then it shows nothing private any more; it may still block. */
export const isOldHere = ({ createdAtMs }: PaymentAttempt, deviceMs: number): boolean =>
  deviceMs - createdAtMs > KEPT_FOR_MS;
