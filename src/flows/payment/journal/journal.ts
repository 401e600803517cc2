import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { payableKey } from '@/domain/payment/payable';
import { toastShown } from '@/flows/notices/noticesSlice';
import { getPorts } from '@/services/transport/ports/getPorts';
import { unreadableKeyOf } from '@/services/transport/storage/journalKeys';
import { readEntries } from '@/services/transport/storage/readEntries';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import { attemptAdvanced, journalRead, selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { attemptSchema } from './attemptSchema';
import { JOURNAL_KEY } from './journalKey';

/** The driver is told once per page load; the `local` object identifies the page load. */
const warnedStores = new WeakSet();

/** Reads what this tab and others have written to the journal, and returns it. Attempts that only this page knows stay. */
export function* loadAttempts(): SagaGenerator<PaymentAttempts> {
  const { local, clock, session } = yield* getPorts();
  const stored = yield* call(readJournal, local, clock.deviceNow());
  const known = yield* select(selectAttempts);
  const own = Object.entries(known).map(([key, attempt]) => [key, merged(stored[key], attempt)] as const);
  const attempts = keptOnly({ ...stored, ...Object.fromEntries(own) }, clock.deviceNow());
  yield* put(journalRead({ attempts, reader: session.owner() }));
  return attempts;
}

/** Writes an attempt to the journal, then to the store. Returns the attempt after the write: if another tab has written a newer one, that one. */
export function* saveAttempt(mine: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { local, clock } = yield* getPorts();
  const nowMs = clock.deviceNow();
  const before = (yield* select(selectAttempts))[mine.key];
  const isMoved = before?.requestId !== mine.requestId || before.step !== mine.step;
  const { attempt, isKept } = yield* call(writeJournal, local, isMoved ? { ...mine, changedAtMs: nowMs } : mine, nowMs);
  if (!isKept && !warnedStores.has(local)) {
    warnedStores.add(local);
    yield* put(toastShown(paymentTexts.notKept));
  }
  yield* put(attemptAdvanced(attempt));
  return attempt;
}

/** What could not be read of the journal. */
export const UNREADABLE_KEY = unreadableKeyOf(JOURNAL_KEY);

/**
 * Reads the journal without expired attempts. Never throws.
 *
 * @param nowMs device time
 */
export function readJournal(local: KeyValueStore, nowMs: number): PaymentAttempts {
  const isAt = (attempt: PaymentAttempt, key: string) => attempt.key === key && payableKey(attempt.payable) === key;
  const attempts = readEntries(local, JOURNAL_KEY, attemptSchema, isAt);
  return keptOnly(Object.fromEntries(attempts.map((attempt) => [attempt.key, attempt])), nowMs);
}

export interface Written {
  /** The attempt after the write. If another tab has written a newer one, this is that one. */
  readonly attempt: PaymentAttempt;
  /** False if storage refused the write and the attempt is in memory only. */
  readonly isKept: boolean;
}

/** Writes one attempt. The other attempts stay as another tab may just have written them. */
export function writeJournal(local: KeyValueStore, mine: PaymentAttempt, nowMs: number): Written {
  const stored = readJournal(local, nowMs);
  const attempt = merged(stored[mine.key], mine);
  return { attempt, isKept: local.set(JOURNAL_KEY, JSON.stringify({ ...stored, [attempt.key]: attempt })) };
}
