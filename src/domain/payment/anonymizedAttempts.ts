import {
  anonymize,
  deanonymizeLike,
  isAnonymized,
  isAnonymizedCopyOf,
  isConcluded,
  withRecognizedBills,
  withRecognizedFrom,
} from './anonymize';
import { type PaymentAttempt, type PaymentAttempts, toPaymentHistory } from './attempt';
import { anonymizeOwners, isByOtherDriver, restoreOwnerName } from './attemptOwners';
import { isExpiredOnDevice, mergeAttempts } from './attemptRetention';
import { LATE_ARRIVAL_MS, sentAtMs } from './attemptTransitions';
import { awaitsOrderResponse } from './isInProgress';
import type { Payable } from './payable';

/**
 * Whether a page may still be waiting for the response to this attempt's order request. Until then the attempt is not
 * anonymized.
 */
export const mayStillGetResponse = (attempt: PaymentAttempt, nowMs: number): boolean => {
  const agoMs = nowMs - sentAtMs(attempt);
  return awaitsOrderResponse(attempt) && agoMs >= 0 && agoMs < LATE_ARRIVAL_MS;
};

/**
 * The attempts as they may be stored while this reader uses the device. Attempts of other drivers are anonymized, or
 * removed if they are concluded. An anonymized attempt that is concluded is retained for its driver only if it was
 * paid. Copies of one request are merged. An attempt that does not change stays the same object.
 *
 * @param reader empty for a visitor
 * @param isWaiting whether another driver's attempt must not be anonymized yet
 */
export function anonymizeOthers(
  attempts: PaymentAttempts,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempts {
  const retained = new Map<string, PaymentAttempt>();
  for (const attempt of Object.values(attempts)) {
    const entry = retainForReader(attempt, reader, isWaiting);
    if (entry === null) continue;
    const copy = retained.get(entry.requestId);
    retained.set(entry.requestId, copy === undefined ? entry : mergeCopies(copy, entry));
  }
  return Object.fromEntries([...retained.values()].map((attempt) => [attempt.key, attempt]));
}

/**
 * Removes private data that is older than a day by the device's clock, which may be ahead of the server's. Concluded
 * attempts are removed; all others are anonymized and still block. An attempt that does not change stays the same
 * object.
 */
export function anonymizeExpired(attempts: PaymentAttempts, deviceMs: number): PaymentAttempts {
  const retained = Object.values(attempts).flatMap((attempt) => {
    if (!isExpiredOnDevice(attempt, deviceMs)) return [attempt];
    if (isConcluded(attempt)) return [];
    return [isAnonymized(attempt) ? attempt : anonymize(attempt)];
  });
  return Object.fromEntries(retained.map((attempt) => [attempt.key, attempt]));
}

function retainForReader(
  attempt: PaymentAttempt,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempt | null {
  if (isAnonymized(attempt))
    return attempt.step === 'abandoned' && isConcluded(attempt) ? null : anonymizeOwners(attempt, reader);
  if (!isByOtherDriver(attempt, reader)) return anonymizeOwners(attempt, reader);
  if (isWaiting(attempt)) return attempt;
  return isConcluded(attempt) ? null : anonymize(attempt);
}

/**
 * Merges two copies of one attempt. One of them may be anonymized: another page has restored it, or does not know yet
 * that the session has ended.
 */
export function mergeCopies(one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt {
  const [older, newer] = isMoreAdvanced(one, other) ? [other, one] : [one, other];
  const open = [newer, older].find((attempt) => !isAnonymized(attempt));
  const mergedCopy = mergeAttempts(toSameForm(older, open), toSameForm(newer, open));
  return withRecognizedFrom(withRecognizedFrom(mergedCopy, one), other);
}

const toSameForm = (attempt: PaymentAttempt, open: PaymentAttempt | undefined): PaymentAttempt =>
  open !== undefined && isAnonymized(attempt) ? deanonymizeLike(attempt, open) : attempt;

/**
 * The attempt after it is written over the stored ones. Another page may have stored the same attempt in the other
 * form: anonymized or not.
 */
export function mergeWithStored(stored: PaymentAttempts, incoming: PaymentAttempt, reader: string): PaymentAttempt {
  const found = Object.values(stored).find(
    ({ key, requestId }) => requestId === incoming.requestId && key !== incoming.key,
  );
  if (found === undefined) return mergeAttempts(stored[incoming.key], incoming);
  const copy = !isAnonymized(found) && isByOtherDriver(found, reader) ? anonymize(found) : found;
  if (!isAnonymized(copy)) return mergeAttempts(copy, deanonymizeLike(incoming, copy));
  return isAnonymized(incoming)
    ? mergeAttempts(copy, incoming)
    : mergeAttempts(stored[incoming.key], mergeAttempts(deanonymizeLike(copy, incoming), incoming));
}

/** The copy that knows the order is more advanced; otherwise the one that changed last. */
const isMoreAdvanced = (one: PaymentAttempt, other: PaymentAttempt): boolean =>
  (one.payId === null) === (other.payId === null) ? one.changedAtMs > other.changedAtMs : one.payId !== null;

/**
 * The attempts as this reader may see them: the reader's own have their name restored, and anonymized ones recognize
 * bills that any other attempt covers.
 */
export function toReaderView(attempts: PaymentAttempts, reader: string, previous: PaymentAttempts): PaymentAttempts {
  const open = Object.values(attempts).filter((attempt) => !isAnonymized(attempt));
  const visible = Object.values(attempts).map((attempt) => {
    const named = restoreOwnerName(attempt, reader);
    if (!isAnonymized(named)) return named;
    return open.reduce(
      (next, { payable }) => withRecognizedBills(next, payable),
      withRecognizedFrom(named, previous[named.key]),
    );
  });
  return Object.fromEntries(visible.map((attempt) => [attempt.key, attempt]));
}

/** Anonymized attempts for exactly this payable. */
export const findAnonymized = (attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] =>
  Object.values(attempts).filter((attempt) => isAnonymizedCopyOf(attempt, payable));

/** The new attempt with the payment history of the attempts that it replaces, so that their money is still watched. */
export const inheritPayments = (attempt: PaymentAttempt, replaced: readonly PaymentAttempt[]): PaymentAttempt =>
  replaced.reduce((next, one) => {
    const past = toPaymentHistory(one);
    const closed = [...(next.closed ?? []), ...past.closed];
    return { ...next, earlier: [...next.earlier, ...past.earlier], ...(closed.length === 0 ? {} : { closed }) };
  }, attempt);
