import * as v from 'valibot';

import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { payableKey } from '@/domain/payment/payable';
import { parseJson } from '@/lib/parseJson';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import { attemptSchema } from './attemptSchema';
import { JOURNAL_KEY } from './journalKey';

/** Where a journal that cannot be read is kept for whoever has to find out what happened. */
export const UNREADABLE_KEY = `${JOURNAL_KEY}.unreadable`;

/**
 * What is kept, without what is too old. Never throws: what cannot be read is set aside, attempt by attempt, and the others
 * stay.
 *
 * @param nowMs device time
 */
export function readJournal(local: KeyValueStore, nowMs: number): PaymentAttempts {
  const text = local.get(JOURNAL_KEY);
  if (text === null) return {};
  const raw = v.safeParse(v.record(v.string(), v.unknown()), parseJson(text));
  const entries = Object.entries(raw.success ? raw.output : {});
  const read = entries.map(([key, value]) => [key, v.safeParse(attemptSchema, value)] as const);
  const attempts = read.flatMap(([key, result]) =>
    result.success && result.output.key === key && payableKey(result.output.payable) === key
      ? [[key, result.output] as const]
      : [],
  );
  if (!raw.success || attempts.length < entries.length) local.set(UNREADABLE_KEY, text);
  return keptOnly(Object.fromEntries(attempts), nowMs);
}

export interface Written {
  /** What stands now: another tab may have written something that counts more. */
  readonly attempt: PaymentAttempt;
  /** False when storage refused and the attempt lives in memory only. */
  readonly isKept: boolean;
}

/** Writes one attempt and leaves the others as another tab may have written them a moment ago. */
export function writeJournal(local: KeyValueStore, mine: PaymentAttempt, nowMs: number): Written {
  const stored = readJournal(local, nowMs);
  const attempt = merged(stored[mine.key], mine);
  return { attempt, isKept: local.set(JOURNAL_KEY, JSON.stringify({ ...stored, [attempt.key]: attempt })) };
}
