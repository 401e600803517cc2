import { pastOf, type PaymentAttempt, type PaymentAttempts } from './attempt';
import { isStrangers, withNameOf, withoutNames } from './attemptOwners';
import { isAwaited } from './isOpen';
import { isOldHere, merged } from './keptAttempts';
import { LATE_ARRIVAL_MS, sentAtMs } from './nextStep';
import type { Payable } from './payable';
import { isOver, isSealed, isSealOf, likeOpen, seal, withKnown, withKnownOf } from './seal';

/** Whether a page may still be waiting for the response to the request of this attempt. Until it is here, the attempt is not sealed. */
export const isStillAwaited = (attempt: PaymentAttempt, nowMs: number): boolean => {
  const agoMs = nowMs - sentAtMs(attempt);
  return isAwaited(attempt) && agoMs >= 0 && agoMs < LATE_ARRIVAL_MS;
};

/**
 * The attempts as they may be kept while this reader uses the device: those of other drivers are sealed, or dropped where nothing can come of them. A
 * sealed one that is over stays for its driver only if it was paid. Of two copies of one request one stays. What does not change is the same object.
 *
 * @param reader empty for a visitor
 * @param isWaiting whether a stranger's attempt must not be sealed yet
 */
export function withoutStrangers(
  attempts: PaymentAttempts,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempts {
  const kept = new Map<string, PaymentAttempt>();
  for (const attempt of Object.values(attempts)) {
    const own = keptFor(attempt, reader, isWaiting);
    if (own === null) continue;
    const twin = kept.get(own.requestId);
    kept.set(own.requestId, twin === undefined ? own : ofTwins(twin, own));
  }
  return Object.fromEntries([...kept.values()].map((attempt) => [attempt.key, attempt]));
}

/**
 * The attempts without what shows private data for longer than a day by the device's clock, which may be ahead of the server's: what is over goes, anything
 * else is sealed and blocks like before. What does not change is the same object.
 */
export function withoutOld(attempts: PaymentAttempts, deviceMs: number): PaymentAttempts {
  const kept = Object.values(attempts).flatMap((attempt) => {
    if (!isOldHere(attempt, deviceMs)) return [attempt];
    if (isOver(attempt)) return [];
    return [isSealed(attempt) ? attempt : seal(attempt)];
  });
  return Object.fromEntries(kept.map((attempt) => [attempt.key, attempt]));
}

function keptFor(
  attempt: PaymentAttempt,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempt | null {
  if (isSealed(attempt)) return attempt.step === 'abandoned' && isOver(attempt) ? null : withoutNames(attempt, reader);
  if (!isStrangers(attempt, reader)) return withoutNames(attempt, reader);
  if (isWaiting(attempt)) return attempt;
  return isOver(attempt) ? null : seal(attempt);
}

/** Two copies of one attempt, of which one may be sealed: another page has opened it, or has not heard yet that the session is over. */
export function ofTwins(one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt {
  const [older, newer] = isFurther(one, other) ? [other, one] : [one, other];
  const open = [newer, older].find((attempt) => !isSealed(attempt));
  const both = merged(alike(older, open), alike(newer, open));
  return withKnownOf(withKnownOf(both, one), other);
}

const alike = (attempt: PaymentAttempt, open: PaymentAttempt | undefined): PaymentAttempt =>
  open !== undefined && isSealed(attempt) ? likeOpen(attempt, open) : attempt;

/** An attempt as it is after it was written. Another page may keep the same one in the other form: sealed, or open. */
export function writtenOver(stored: PaymentAttempts, mine: PaymentAttempt, reader: string): PaymentAttempt {
  const found = Object.values(stored).find(({ key, requestId }) => requestId === mine.requestId && key !== mine.key);
  if (found === undefined) return merged(stored[mine.key], mine);
  const twin = !isSealed(found) && isStrangers(found, reader) ? seal(found) : found;
  if (!isSealed(twin)) return merged(twin, likeOpen(mine, twin));
  return isSealed(mine) ? merged(twin, mine) : merged(stored[mine.key], merged(likeOpen(twin, mine), mine));
}

/** The copy that knows the order knows more. */
const isFurther = (one: PaymentAttempt, other: PaymentAttempt): boolean =>
  (one.payId === null) === (other.payId === null) ? one.changedAtMs > other.changedAtMs : one.payId !== null;

/** The attempts as this reader may see them: their own have their name again, and sealed ones know what any open attempt says of their bills. */
export function seenBy(attempts: PaymentAttempts, reader: string, before: PaymentAttempts): PaymentAttempts {
  const open = Object.values(attempts).filter((attempt) => !isSealed(attempt));
  const seen = Object.values(attempts).map((attempt) => {
    const named = withNameOf(attempt, reader);
    if (!isSealed(named)) return named;
    return open.reduce((next, { payable }) => withKnown(next, payable), withKnownOf(named, before[named.key]));
  });
  return Object.fromEntries(seen.map((attempt) => [attempt.key, attempt]));
}

/** Sealed attempts for exactly this. */
export const sealsOf = (attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] =>
  Object.values(attempts).filter((attempt) => isSealOf(attempt, payable));

/** A new attempt that goes on watching the money of decided ones, which it replaces. */
export const takingOver = (attempt: PaymentAttempt, decided: readonly PaymentAttempt[]): PaymentAttempt =>
  decided.reduce((next, one) => {
    const past = pastOf(one);
    const closed = [...(next.closed ?? []), ...past.closed];
    return { ...next, earlier: [...next.earlier, ...past.earlier], ...(closed.length === 0 ? {} : { closed }) };
  }, attempt);
