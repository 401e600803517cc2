import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { DeviceAndServerTime } from '@/domain/now';
import {
  anonymizeAttempt,
  isPaymentAttemptAnonymized,
  mergeHashMatchedBillsOfCopy,
} from '@/domain/payment/anonymizeAttempt';
import {
  anonymizeExpiredAttempts,
  anonymizeOthersAttempts,
  mayStillGetOrderResponse,
  mergeAttemptWithStored,
  toAttemptsForCurrentDriver,
} from '@/domain/payment/anonymizedAttempts';
import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import {
  isAttemptByOtherDriver,
  markVisitorAttemptPast,
  renameAttemptOwner,
  restoreAttemptOwnerName,
} from '@/domain/payment/attemptOwners';
import { dropExpiredAttempts, resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import { payableKey } from '@/domain/payment/payable';
import { toastShown } from '@/flows/notices/noticesSlice';
import { isJournalAnonymizationDeferred } from '@/flows/session/heldJournalEntries';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import type { SessionManager } from '@/platform/ports/session';
import { toUnreadableJournalCopyKey } from '@/platform/storage/journalKeys';
import {
  findUnreadableJournalEntries,
  type JournalEntryRules,
  readJournalEntries,
} from '@/platform/storage/readJournalEntries';
import type { KeyValueStore } from '@/platform/storage/storage';

import { attemptAdvanced, journalRead, selectIsPaymentJournalRead, selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { PAYMENT_JOURNAL_KEY } from './journalKey';
import { storedPaymentAttemptSchema, toStoredPaymentAttempt } from './storedPaymentAttemptSchema';

/** The driver is notified once per page load; the `local` object identifies the page load. */
const warnedStores = new WeakSet();

/**
 * Reads the journal, which other tabs write too, and returns its attempts together with those that only this page
 * knows. Attempts that name a driver other than the signed-in one are anonymized, in the journal too.
 */
export function* loadPaymentAttempts(): SagaGenerator<PaymentAttempts> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const now = readDeviceAndServerNow(clock);
  const reader = session.owner();
  const isHeld = isJournalAnonymizationDeferred(ports);
  // When a page starts, it awaits no response yet.
  const isResumed = yield* select(selectIsPaymentJournalRead);
  const isWaiting = (attempt: PaymentAttempt) =>
    isHeld || (isResumed && mayStillGetOrderResponse(attempt, now.deviceMs));
  // Within a page, the monotonic server time counts. The device clock is used once, when a page starts.
  const expiryClockMs = isResumed ? -Infinity : now.deviceMs;
  const sanitize = (all: PaymentAttempts) =>
    anonymizeOthersAttempts(
      anonymizeExpiredAttempts(withCurrentOwners(all, session), expiryClockMs),
      reader,
      isWaiting,
    );
  const stored = yield* call(sanitizeJournal, local, now, { reader, isHeld }, sanitize);
  const known = withCurrentOwners(yield* select(selectPaymentAttempts), session);
  const own = Object.entries(known).map(
    ([key, attempt]) => [key, resolveAttemptConflict(stored[key], attempt)] as const,
  );
  const retained = dropExpiredAttempts({ ...stored, ...Object.fromEntries(own) }, now);
  const attempts = toAttemptsForCurrentDriver(anonymizeOthersAttempts(retained, reader, isWaiting), reader, known);
  yield* put(journalRead({ attempts, reader }));
  return attempts;
}

/**
 * Writes an attempt to the journal, then to the store. Returns the attempt after the write: if another tab has written
 * a newer one, that one. The attempt of a driver whose session has ended is anonymized, and then has another key.
 *
 * @param replaced attempts that this one replaces
 */
export function* savePaymentAttempt(
  candidate: PaymentAttempt,
  replaced: readonly PaymentAttempt[] = [],
): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const now = readDeviceAndServerNow(clock);
  const { deviceMs } = now;
  const reader = session.owner();
  const named = renameAttemptOwner(candidate, session.resolveOwner);
  const known = yield* select(selectPaymentAttempts);
  const before = known[named.key] ?? Object.values(known).find(({ requestId }) => requestId === named.requestId);
  const hasAdvanced = before?.requestId !== named.requestId || before.step !== named.step;
  const stamped = hasAdvanced ? { ...named, changedAtMs: deviceMs } : named;
  const isForeign =
    isAttemptByOtherDriver(stamped, reader) &&
    !isJournalAnonymizationDeferred(ports) &&
    !mayStillGetOrderResponse(stamped, deviceMs);
  const mustAnonymize = isPaymentAttemptAnonymized(stamped) || isForeign;
  const toWrite = mustAnonymize ? anonymizeAttempt(stamped) : stamped;
  const { attempt, isStored } = yield* call(writePaymentAttemptToJournal, local, toWrite, now, { reader, replaced });
  if (!isStored && !warnedStores.has(local)) {
    warnedStores.add(local);
    yield* put(toastShown(paymentTexts.notKept));
  }
  const replacedIds = new Set([attempt, ...replaced].map(({ requestId }) => requestId));
  const others = Object.values(known).filter(({ key, requestId }) => replacedIds.has(requestId) && key !== attempt.key);
  if (others.length > 0) {
    const remaining = Object.entries(known).filter(([, one]) => !others.includes(one));
    yield* put(journalRead({ attempts: Object.fromEntries(remaining), reader }));
  }
  return yield* publishPaymentAttemptToStore(attempt, before);
}

/**
 * Writes an attempt to the store only. An anonymized one is published with what the store has recognized of it, and
 * with nothing else that shows what it was.
 */
export function* publishPaymentAttemptToStore(
  attempt: PaymentAttempt,
  before?: PaymentAttempt,
): SagaGenerator<PaymentAttempt> {
  const { session } = yield* getPorts();
  const current = before ?? (yield* select(selectPaymentAttempts))[attempt.key];
  const shown = isPaymentAttemptAnonymized(attempt)
    ? mergeHashMatchedBillsOfCopy(restoreAttemptOwnerName(anonymizeAttempt(attempt), session.owner()), current)
    : renameAttemptOwner(attempt, session.resolveOwner);
  yield* put(attemptAdvanced(shown));
  return shown;
}

/** The key of the journal entries that could not be read. */
export const UNREADABLE_PAYMENTS_KEY = toUnreadableJournalCopyKey(PAYMENT_JOURNAL_KEY);

/** Reads the journal without expired attempts. Never throws. */
export const readPaymentJournal = (local: KeyValueStore, now: DeviceAndServerTime): PaymentAttempts =>
  dropExpiredAttempts(readStoredAttempts(local), now);

const ENTRY_RULES: JournalEntryRules<PaymentAttempt> = {
  key: PAYMENT_JOURNAL_KEY,
  schema: storedPaymentAttemptSchema,
  matchesName: (attempt, key) => attempt.key === key && payableKey(attempt.payable) === key,
  times: ['createdServerMs', 'createdAtMs'],
};

function readStoredAttempts(local: KeyValueStore): PaymentAttempts {
  const attempts = readJournalEntries(local, ENTRY_RULES);
  return Object.fromEntries(attempts.map((attempt) => [attempt.key, attempt]));
}

export interface PaymentJournalWriteResult {
  /** The attempt after the write. If another tab has written a newer one, this is that one. */
  readonly attempt: PaymentAttempt;
  /** False if storage refused the write, so that the attempt is in memory only. */
  readonly isStored: boolean;
}

/**
 * Writes one attempt. Other attempts stay as other tabs have just written them; entries that this release cannot read
 * do not change.
 */
export function writePaymentAttemptToJournal(
  local: KeyValueStore,
  incoming: PaymentAttempt,
  now: DeviceAndServerTime,
  { reader = '', replaced = [] }: { reader?: string; replaced?: readonly PaymentAttempt[] } = {},
): PaymentJournalWriteResult {
  const stored = readPaymentJournal(local, now);
  const replacedIds = new Set([incoming, ...replaced].map(({ requestId }) => requestId));
  const others = Object.entries(stored).filter(([key, one]) => !replacedIds.has(one.requestId) && key !== incoming.key);
  const attempt = mergeAttemptWithStored(stored, incoming, reader);
  const unreadable = findUnreadableJournalEntries(local, ENTRY_RULES, now);
  return {
    attempt,
    isStored: writeAttempts(local, { ...Object.fromEntries(others), [attempt.key]: attempt }, unreadable),
  };
}

/**
 * Reads the journal, and anonymizes in it what must not name its driver any more. Unreadable entries may name a driver
 * too, so they are removed when the session ends.
 *
 * @param isHeld whether the owner of the entries is not known yet: then all of them stay
 */
function sanitizeJournal(
  local: KeyValueStore,
  now: DeviceAndServerTime,
  { reader, isHeld }: { readonly reader: string; readonly isHeld: boolean },
  sanitize: (stored: PaymentAttempts) => PaymentAttempts,
): PaymentAttempts {
  const stored = readStoredAttempts(local);
  const retained = sanitize(dropExpiredAttempts(stored, now));
  const isUnchanged = Object.values(retained).every((attempt) => stored[attempt.key] === attempt);
  const entryCount = countEntries(local.get(PAYMENT_JOURNAL_KEY));
  const unreadable = findUnreadableJournalEntries(local, ENTRY_RULES, now, (owner) => isHeld || owner === reader);
  if (!isUnchanged || entryCount !== Object.keys({ ...unreadable, ...retained }).length)
    writeAttempts(local, retained, unreadable);
  if (reader === '' && PLAIN_OWNER.test(local.get(UNREADABLE_PAYMENTS_KEY) ?? ''))
    local.remove(UNREADABLE_PAYMENTS_KEY);
  return retained;
}

/**
 * The attempts with the current names of their drivers; a visitor's attempts from before the sign-in are marked as
 * past.
 */
const withCurrentOwners = (attempts: PaymentAttempts, { resolveOwner, owner }: SessionManager): PaymentAttempts =>
  Object.fromEntries(
    Object.entries(attempts).map(([key, attempt]) => [
      key,
      markVisitorAttemptPast(renameAttemptOwner(attempt, resolveOwner), owner()),
    ]),
  );

/** An owner that is not anonymized. */
const PLAIN_OWNER = /"owner":"(?!sealed~)/;

function countEntries(text: string | null): number {
  const raw = parseJson(text ?? '{}');
  return isPlainObject(raw) ? Object.keys(raw).length : -1;
}

/** False if storage refused the write. */
function writeAttempts(
  local: KeyValueStore,
  attempts: PaymentAttempts,
  unreadable: Readonly<Record<string, unknown>>,
): boolean {
  const entries = Object.entries(attempts).map(([key, attempt]) => [
    key,
    toStoredPaymentAttempt(isPaymentAttemptAnonymized(attempt) ? anonymizeAttempt(attempt) : attempt),
  ]);
  const all: Record<string, unknown> = { ...unreadable, ...(Object.fromEntries(entries) as Record<string, unknown>) };
  if (Object.keys(all).length > 0) {
    return local.set(PAYMENT_JOURNAL_KEY, JSON.stringify(all));
  }
  local.remove(PAYMENT_JOURNAL_KEY);
  return true;
}
