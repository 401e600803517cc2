import * as v from 'valibot';

import { type Now, serverMsSince } from '@/domain/now';
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

const keeping = v.object({
  seenMs: v.number(),
  serverAtMs: v.optional(v.number()),
  owner: v.pipe(v.string(), v.nonEmpty()),
  dealer: v.string(),
});

/**
 * The stored form. `seenMs`: the latest time of the device's clock at which it was written or read. `serverAtMs`: when the server said it, in server time,
 * where that is known; an older release neither writes nor reads it.
 */
export const writeKept = (kept: Kept, { owner, dealer }: Keeper, seenMs: number, serverAtMs?: number): string =>
  JSON.stringify({ ...kept, owner, dealer, seenMs, serverAtMs });

/** When the server said what a text keeps, in server time: as it was written, else by the age that the device knows. */
export function serverAtMsOf(text: string | null, { atMs }: Kept, { deviceMs, serverMs }: Now): number | undefined {
  const written = v.safeParse(keeping, parseJson(text ?? ''));
  if (written.success && written.output.serverAtMs !== undefined) return written.output.serverAtMs;
  return serverMs === null ? undefined : serverMs - (deviceMs - atMs);
}

/**
 * What a stored text keeps; null if it is unreadable, of another driver or dealer, or older than a day. A clock that shows an earlier time than it did
 * before has been set back, and the age is unknown then. The day ends when either of the two clocks says so.
 */
export function readKeptAs<T extends Kept>(
  fields: v.GenericSchema<unknown, T>,
  text: string | null,
  { owner, dealer }: Keeper,
  nowMs: number,
  serverMs: number | null = null,
): T | null {
  const json = parseJson(text ?? '');
  const [by, what] = [v.safeParse(keeping, json), v.safeParse(fields, json)];
  if (!by.success || !what.success) return null;
  const { owner: of, dealer: at, seenMs, serverAtMs } = by.output;
  const { atMs } = what.output;
  const isOwn = of === owner && at === dealer;
  const isOfToday = nowMs - atMs < DAY_MS && (serverMsSince(serverAtMs, { serverMs }) ?? 0) < DAY_MS;
  return isOwn && atMs <= seenMs && seenMs <= nowMs && isOfToday ? what.output : null;
}
