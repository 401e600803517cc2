import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { toastShown } from '@/flows/notices/noticesSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { attemptAdvanced, journalRead, selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { readJournal, writeJournal } from './journal';

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
