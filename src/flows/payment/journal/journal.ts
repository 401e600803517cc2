import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { Now } from '@/domain/now';
import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { afterSignIn, isStrangers, renamed, withNameOf } from '@/domain/payment/attemptOwners';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { payableKey } from '@/domain/payment/payable';
import { isSealed, seal, withKnownOf } from '@/domain/payment/seal';
import { isStillAwaited, seenBy, withoutOld, withoutStrangers, writtenOver } from '@/domain/payment/sealedSet';
import { toastShown } from '@/flows/notices/noticesSlice';
import { areEntriesHeld } from '@/flows/session/heldEntries';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { SessionKeeper } from '@/services/transport/session/sessionKeeper';
import { unreadableKeyOf } from '@/services/transport/storage/journalKeys';
import { type EntryRules, readEntries, unreadEntries } from '@/services/transport/storage/readEntries';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import { attemptAdvanced, journalRead, selectAttempts, selectIsResumed } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { attemptSchema, storedAttempt } from './attemptSchema';
import { JOURNAL_KEY } from './journalKey';

/** The driver is told once per page load; the `local` object identifies the page load. */
const warnedStores = new WeakSet();

/**
 * Reads what this tab and others have written to the journal, and returns it. Attempts that only this page knows stay. What names another driver than the
 * one who is signed in is sealed, in the journal too.
 */
export function* loadAttempts(): SagaGenerator<PaymentAttempts> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const now = nowOf(clock);
  const reader = session.owner();
  const isHeld = areEntriesHeld(ports);
  // At the start of a page nobody here waits for a response.
  const isResumed = yield* select(selectIsResumed);
  const isWaiting = (attempt: PaymentAttempt) => isHeld || (isResumed && isStillAwaited(attempt, now.deviceMs));
  // Within a page the time of the server counts, which is monotonic. The device's clock is believed once, by a new page.
  const oldBy = isResumed ? -Infinity : now.deviceMs;
  const tidy = (all: PaymentAttempts) =>
    withoutStrangers(withoutOld(allRenamed(all, session), oldBy), reader, isWaiting);
  const stored = yield* call(tidyJournal, local, now, { reader, isHeld }, tidy);
  const known = allRenamed(yield* select(selectAttempts), session);
  const own = Object.entries(known).map(([key, attempt]) => [key, merged(stored[key], attempt)] as const);
  const kept = keptOnly({ ...stored, ...Object.fromEntries(own) }, now);
  const attempts = seenBy(withoutStrangers(kept, reader, isWaiting), reader, known);
  yield* put(journalRead({ attempts, reader }));
  return attempts;
}

/**
 * Writes an attempt to the journal, then to the store. Returns the attempt after the write: if another tab has written a newer one, that one. The attempt
 * of a driver who is gone is sealed, and then has another key.
 *
 * @param replaced attempts that this one takes over
 */
export function* saveAttempt(
  given: PaymentAttempt,
  replaced: readonly PaymentAttempt[] = [],
): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const now = nowOf(clock);
  const { deviceMs } = now;
  const reader = session.owner();
  const mine = renamed(given, session.nameOf);
  const known = yield* select(selectAttempts);
  const before = known[mine.key] ?? Object.values(known).find(({ requestId }) => requestId === mine.requestId);
  const isMoved = before?.requestId !== mine.requestId || before.step !== mine.step;
  const moved = isMoved ? { ...mine, changedAtMs: deviceMs } : mine;
  const isLeft = isStrangers(moved, reader) && !areEntriesHeld(ports) && !isStillAwaited(moved, deviceMs);
  const isToSeal = isSealed(moved) || isLeft;
  const own = isToSeal ? seal(moved) : moved;
  const { attempt, isKept } = yield* call(writeJournal, local, own, now, { reader, replaced });
  if (!isKept && !warnedStores.has(local)) {
    warnedStores.add(local);
    yield* put(toastShown(paymentTexts.notKept));
  }
  const gone = new Set([attempt, ...replaced].map(({ requestId }) => requestId));
  const others = Object.values(known).filter(({ key, requestId }) => gone.has(requestId) && key !== attempt.key);
  if (others.length > 0) {
    const left = Object.entries(known).filter(([, one]) => !others.includes(one));
    yield* put(journalRead({ attempts: Object.fromEntries(left), reader }));
  }
  return yield* showAttempt(attempt, before);
}

/** Writes an attempt to the store only. A sealed one is shown with what the store has recognised of it, and with nothing else that tells what it was. */
export function* showAttempt(attempt: PaymentAttempt, before?: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { session } = yield* getPorts();
  const now = before ?? (yield* select(selectAttempts))[attempt.key];
  const shown = isSealed(attempt)
    ? withKnownOf(withNameOf(seal(attempt), session.owner()), now)
    : renamed(attempt, session.nameOf);
  yield* put(attemptAdvanced(shown));
  return shown;
}

/** What could not be read of the journal. */
export const UNREADABLE_KEY = unreadableKeyOf(JOURNAL_KEY);

/** Reads the journal without expired attempts. Never throws. */
export const readJournal = (local: KeyValueStore, now: Now): PaymentAttempts => keptOnly(readAll(local), now);

const RULES: EntryRules<PaymentAttempt> = {
  key: JOURNAL_KEY,
  schema: attemptSchema,
  isAt: (attempt, key) => attempt.key === key && payableKey(attempt.payable) === key,
  times: ['createdServerMs', 'createdAtMs'],
};

function readAll(local: KeyValueStore): PaymentAttempts {
  const attempts = readEntries(local, RULES);
  return Object.fromEntries(attempts.map((attempt) => [attempt.key, attempt]));
}

export interface Written {
  /** The attempt after the write. If another tab has written a newer one, this is that one. */
  readonly attempt: PaymentAttempt;
  /** False if storage refused the write and the attempt is in memory only. */
  readonly isKept: boolean;
}

/** Writes one attempt. The other attempts stay as another tab may just have written them, and as they are where this release cannot read them. */
export function writeJournal(
  local: KeyValueStore,
  mine: PaymentAttempt,
  now: Now,
  { reader = '', replaced = [] }: { reader?: string; replaced?: readonly PaymentAttempt[] } = {},
): Written {
  const stored = readJournal(local, now);
  const gone = new Set([mine, ...replaced].map(({ requestId }) => requestId));
  const others = Object.entries(stored).filter(([key, one]) => !gone.has(one.requestId) && key !== mine.key);
  const attempt = writtenOver(stored, mine, reader);
  const unread = unreadEntries(local, RULES, now);
  return { attempt, isKept: writeAll(local, { ...Object.fromEntries(others), [attempt.key]: attempt }, unread) };
}

/**
 * Reads the journal, and seals in it what must not name its driver any more. An entry that could not be read may name one too: it goes with the session.
 *
 * @param isHeld whether it is not known whose the entries are: then all stay
 */
function tidyJournal(
  local: KeyValueStore,
  now: Now,
  { reader, isHeld }: { readonly reader: string; readonly isHeld: boolean },
  tidy: (stored: PaymentAttempts) => PaymentAttempts,
): PaymentAttempts {
  const stored = readAll(local);
  const kept = tidy(keptOnly(stored, now));
  const isTidy = Object.values(kept).every((attempt) => stored[attempt.key] === attempt);
  const names = namesIn(local.get(JOURNAL_KEY));
  const unread = unreadEntries(local, RULES, now, (owner) => isHeld || owner === reader);
  if (!isTidy || names !== Object.keys({ ...unread, ...kept }).length) writeAll(local, kept, unread);
  if (reader === '' && NAMED_OWNER.test(local.get(UNREADABLE_KEY) ?? '')) local.remove(UNREADABLE_KEY);
  return kept;
}

/** The attempts of a driver who has become known in their own name, and a visitor's of before the sign-in marked as such. */
const allRenamed = (attempts: PaymentAttempts, { nameOf, owner }: SessionKeeper): PaymentAttempts =>
  Object.fromEntries(
    Object.entries(attempts).map(([key, attempt]) => [key, afterSignIn(renamed(attempt, nameOf), owner())]),
  );

/** An owner that is not sealed. */
const NAMED_OWNER = /"owner":"(?!sealed~)/;

function namesIn(text: string | null): number {
  const raw = parseJson(text ?? '{}');
  return isPlainObject(raw) ? Object.keys(raw).length : -1;
}

/** False if storage has refused it. */
function writeAll(local: KeyValueStore, attempts: PaymentAttempts, unread: Readonly<Record<string, unknown>>): boolean {
  const kept = Object.entries(attempts).map(([key, attempt]) => [
    key,
    storedAttempt(isSealed(attempt) ? seal(attempt) : attempt),
  ]);
  const all: Record<string, unknown> = { ...unread, ...(Object.fromEntries(kept) as Record<string, unknown>) };
  if (Object.keys(all).length > 0) {
    return local.set(JOURNAL_KEY, JSON.stringify(all));
  }
  local.remove(JOURNAL_KEY);
  return true;
}
