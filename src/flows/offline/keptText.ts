import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { DAY_MS } from '@/lib/timeUnits';

/** Whose it is. The base path is part of the storage key. */
export interface Keeper {
  readonly owner: string;
  readonly dealer: string;
}

export interface Kept {
  /** When the server said it, in device time. */
  readonly atMs: number;
}

const keeping = v.object({ seenMs: v.number(), owner: v.pipe(v.string(), v.nonEmpty()), dealer: v.string() });

/** The stored form. `seenMs`: the latest time of the device's clock at which it was written or read. */
export const writeKept = (kept: Kept, { owner, dealer }: Keeper, seenMs: number): string =>
  JSON.stringify({ ...kept, owner, dealer, seenMs });

/**
 * What a stored text keeps; null if it is unreadable, of another driver or dealer, or older than a day. A clock that shows an earlier time than it did
 * before has been set back, and the age is unknown then.
 */
export function readKeptAs<T extends Kept>(
  fields: v.GenericSchema<unknown, T>,
  text: string | null,
  { owner, dealer }: Keeper,
  nowMs: number,
): T | null {
  const json = parseJson(text ?? '');
  const [by, what] = [v.safeParse(keeping, json), v.safeParse(fields, json)];
  if (!by.success || !what.success) return null;
  const { owner: of, dealer: at, seenMs } = by.output;
  const { atMs } = what.output;
  const isOwn = of === owner && at === dealer;
  return isOwn && atMs <= seenMs && seenMs <= nowMs && nowMs - atMs < DAY_MS ? what.output : null;
}
