import {
  anonymizeAttempt,
  deanonymizeAttemptFromCopy,
  isAnonymizedAttemptFor,
  isAttemptConcluded,
  isPaymentAttemptAnonymized,
  mergeHashMatchedBillsOfCopy,
  withHashMatchedBills,
} from './anonymizeAttempt';
import { type PaymentAttempt, type PaymentAttempts, toPaymentHistory } from './attempt';
import { anonymizeOtherAttemptOwners, isAttemptByOtherDriver, restoreAttemptOwnerName } from './attemptOwners';
import { isAttemptExpiredByDeviceClock, resolveAttemptConflict } from './attemptRetention';
import { LOST_REQUEST_ARRIVAL_LIMIT_MS, orderRequestSentAtDeviceMs } from './attemptTransitions';
import { awaitsOrderResponse } from './isAttemptInProgress';
import type { Payable } from './payable';

/**
 * Whether a page may still be waiting for the response to this attempt's order request. Until then the attempt is not
 * anonymized.
 */
export const mayStillGetOrderResponse = (attempt: PaymentAttempt, nowMs: number): boolean => {
  const agoMs = nowMs - orderRequestSentAtDeviceMs(attempt);
  return awaitsOrderResponse(attempt) && agoMs >= 0 && agoMs < LOST_REQUEST_ARRIVAL_LIMIT_MS;
};

/**
 * The attempts as they may be stored while this reader uses the device. Attempts of other drivers are anonymized, or
 * removed if they are concluded. An anonymized attempt that is concluded is retained for its driver only if it was
 * paid. Copies of one request are merged. An attempt that does not change stays the same object.
 *
 * @param reader empty for a visitor
 * @param isWaiting whether another driver's attempt must not be anonymized yet
 */
export function anonymizeOthersAttempts(
  attempts: PaymentAttempts,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempts {
  const retained = new Map<string, PaymentAttempt>();
  for (const attempt of Object.values(attempts)) {
    const entry = retainForReader(attempt, reader, isWaiting);
    if (entry === null) continue;
    const copy = retained.get(entry.requestId);
    retained.set(entry.requestId, copy === undefined ? entry : mergeAttemptCopies(copy, entry));
  }
  return Object.fromEntries([...retained.values()].map((attempt) => [attempt.key, attempt]));
}

/**
 * Removes private data that is older than a day by the device's clock, which may be ahead of the server's. Concluded
 * attempts are removed; all others are anonymized and still block. An attempt that does not change stays the same
 * object.
 */
export function anonymizeExpiredAttempts(attempts: PaymentAttempts, deviceMs: number): PaymentAttempts {
  const retained = Object.values(attempts).flatMap((attempt) => {
    if (!isAttemptExpiredByDeviceClock(attempt, deviceMs)) return [attempt];
    if (isAttemptConcluded(attempt)) return [];
    return [isPaymentAttemptAnonymized(attempt) ? attempt : anonymizeAttempt(attempt)];
  });
  return Object.fromEntries(retained.map((attempt) => [attempt.key, attempt]));
}

function retainForReader(
  attempt: PaymentAttempt,
  reader: string,
  isWaiting: (attempt: PaymentAttempt) => boolean,
): PaymentAttempt | null {
  if (isPaymentAttemptAnonymized(attempt))
    return attempt.step === 'abandoned' && isAttemptConcluded(attempt)
      ? null
      : anonymizeOtherAttemptOwners(attempt, reader);
  if (!isAttemptByOtherDriver(attempt, reader)) return anonymizeOtherAttemptOwners(attempt, reader);
  if (isWaiting(attempt)) return attempt;
  return isAttemptConcluded(attempt) ? null : anonymizeAttempt(attempt);
}

/**
 * Merges two copies of one attempt. One of them may be anonymized: another page has restored it, or does not know yet
 * that the session has ended.
 */
export function mergeAttemptCopies(one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt {
  const [older, newer] = isMoreAdvanced(one, other) ? [other, one] : [one, other];
  const open = [newer, older].find((attempt) => !isPaymentAttemptAnonymized(attempt));
  const mergedCopy = resolveAttemptConflict(toSameForm(older, open), toSameForm(newer, open));
  return mergeHashMatchedBillsOfCopy(mergeHashMatchedBillsOfCopy(mergedCopy, one), other);
}

const toSameForm = (attempt: PaymentAttempt, open: PaymentAttempt | undefined): PaymentAttempt =>
  open !== undefined && isPaymentAttemptAnonymized(attempt) ? deanonymizeAttemptFromCopy(attempt, open) : attempt;

/**
 * The attempt after it is written over the stored ones. Another page may have stored the same attempt in the other
 * form: anonymized or not.
 */
export function mergeAttemptWithStored(
  stored: PaymentAttempts,
  incoming: PaymentAttempt,
  reader: string,
): PaymentAttempt {
  const found = Object.values(stored).find(
    ({ key, requestId }) => requestId === incoming.requestId && key !== incoming.key,
  );
  if (found === undefined) return resolveAttemptConflict(stored[incoming.key], incoming);
  const copy =
    !isPaymentAttemptAnonymized(found) && isAttemptByOtherDriver(found, reader) ? anonymizeAttempt(found) : found;
  if (!isPaymentAttemptAnonymized(copy))
    return resolveAttemptConflict(copy, deanonymizeAttemptFromCopy(incoming, copy));
  return isPaymentAttemptAnonymized(incoming)
    ? resolveAttemptConflict(copy, incoming)
    : resolveAttemptConflict(
        stored[incoming.key],
        resolveAttemptConflict(deanonymizeAttemptFromCopy(copy, incoming), incoming),
      );
}

/** The copy that knows the order is more advanced; otherwise the one that changed last. */
const isMoreAdvanced = (one: PaymentAttempt, other: PaymentAttempt): boolean =>
  (one.payId === null) === (other.payId === null) ? one.changedAtMs > other.changedAtMs : one.payId !== null;

/**
 * The attempts as this reader may see them: the reader's own have their name restored, and anonymized ones recognize
 * bills that any other attempt covers.
 */
export function toAttemptsForCurrentDriver(
  attempts: PaymentAttempts,
  reader: string,
  previous: PaymentAttempts,
): PaymentAttempts {
  const open = Object.values(attempts).filter((attempt) => !isPaymentAttemptAnonymized(attempt));
  const visible = Object.values(attempts).map((attempt) => {
    const named = restoreAttemptOwnerName(attempt, reader);
    if (!isPaymentAttemptAnonymized(named)) return named;
    return open.reduce(
      (next, { payable }) => withHashMatchedBills(next, payable),
      mergeHashMatchedBillsOfCopy(named, previous[named.key]),
    );
  });
  return Object.fromEntries(visible.map((attempt) => [attempt.key, attempt]));
}

/** Anonymized attempts for exactly this payable. */
export const findAnonymizedAttempts = (attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] =>
  Object.values(attempts).filter((attempt) => isAnonymizedAttemptFor(attempt, payable));

/** The new attempt with the payment history of the attempts that it replaces, so that their money is still watched. */
export const inheritPaymentHistory = (attempt: PaymentAttempt, replaced: readonly PaymentAttempt[]): PaymentAttempt =>
  replaced.reduce((next, one) => {
    const past = toPaymentHistory(one);
    const closed = [...(next.closed ?? []), ...past.closed];
    return { ...next, earlier: [...next.earlier, ...past.earlier], ...(closed.length === 0 ? {} : { closed }) };
  }, attempt);
