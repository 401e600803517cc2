import * as v from 'valibot';

import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { payableKey } from '@/domain/payment/payable';
import { parseJson } from '@/lib/parseJson';
import type { KeyValueStore } from '@/services/transport/storage';

import { JOURNAL_KEY } from '../journalKey';

/** Where a journal that cannot be read is kept for whoever has to find out what happened. */
export const UNREADABLE_KEY = `${JOURNAL_KEY}.unreadable`;

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const wholeNumber = v.pipe(v.number(), v.safeInteger());
const filled = v.pipe(v.string(), v.minLength(1));
const bill = { uniqueId: filled, parkId: filled };

const attemptSchema = v.object({
  version: v.literal(1),
  key: filled,
  payable: v.variant('kind', [
    v.object({ kind: v.literal('parking'), ...bill }),
    v.object({ kind: v.literal('parkingBatch'), items: v.array(v.object({ ...bill, amountCents: cents })) }),
  ]),
  owner: v.exactOptional(filled),
  requestId: filled,
  facts: v.object({
    plateText: v.string(),
    parkName: v.string(),
    coupon: v.exactOptional(v.object({ name: v.string(), savingCents: cents })),
  }),
  choice: v.object({ channel: v.picklist([2, 3, 6]), couponIds: v.array(v.string()), amountCents: cents }),
  step: v.picklist(['opening', 'handedToHost', 'confirming', 'settled', 'abandoned', 'unresolved']),
  serverSaid: v.picklist([
    'nothing',
    'unpaid',
    'asking',
    'paid',
    'partly',
    'refunded',
    'failed',
    'closed',
    'refused',
    'neverSeen',
  ]),
  payId: v.nullable(filled),
  orderCents: cents,
  expireTime: v.exactOptional(v.string()),
  payParams: v.nullable(v.record(v.string(), v.string())),
  hostSaid: v.nullable(v.picklist(['reported-ok', 'cancelled', 'failed', 'processing', 'left-page', 'unknown'])),
  payment: v.nullable(
    v.object({
      payState: wholeNumber,
      payStateText: v.string(),
      paidCents: v.nullable(cents),
      paidTime: v.string(),
      failReason: v.string(),
      leaveFreeMinutes: v.nullable(v.number()),
      leaveDeadlineTime: v.string(),
      orders: v.array(
        v.object({
          uniqueId: v.string(),
          parkId: v.string(),
          formatPlateNo: v.string(),
          parkName: v.string(),
          amountCents: v.nullable(cents),
          state: wholeNumber,
          failReason: v.string(),
        }),
      ),
      canInvoice: v.boolean(),
      canEvaluate: v.boolean(),
    }),
  ),
  changedCents: v.nullable(cents),
  refusal: v.string(),
  createdAtMs: v.number(),
  changedAtMs: v.number(),
  lostAtMs: v.nullable(v.number()),
  askedCount: wholeNumber,
  earlier: v.array(
    v.object({
      payId: v.string(),
      amountCents: cents,
      paidTime: v.string(),
      atMs: v.number(),
      isRefunded: v.exactOptional(v.boolean()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, PaymentAttempt>;

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
