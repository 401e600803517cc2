import * as v from 'valibot';

import { type DeviceAndServerTime, serverMsSince } from '@/domain/now';
import { parseJson } from '@/lib/parseJson';
import { DAY_MS } from '@/lib/timeUnits';

/** Owner of a saved copy. The base path is part of the storage key. */
export interface OfflineCopyOwner {
  readonly owner: string;
  readonly dealer: string;
}

export interface OfflineCopy {
  /** When the server sent it, in device time. */
  readonly atMs: number;
}

const envelopeSchema = v.object({
  seenMs: v.number(),
  serverAtMs: v.optional(v.number()),
  owner: v.pipe(v.string(), v.nonEmpty()),
  dealer: v.string(),
});

/**
 * The stored form. `seenMs`: the latest device time at which the copy was written or read. `serverAtMs`: when the
 * server sent it, in server time, where that is known; older releases neither write nor read it.
 */
export const serializeOfflineCopy = (
  copy: OfflineCopy,
  { owner, dealer }: OfflineCopyOwner,
  seenMs: number,
  serverAtMs?: number,
): string => JSON.stringify({ ...copy, owner, dealer, seenMs, serverAtMs });

/** When the server sent the copy, in server time: as it was written, else computed from its age by the device clock. */
export function getOfflineCopyServerTimeMs(
  text: string | null,
  { atMs }: OfflineCopy,
  { deviceMs, serverMs }: DeviceAndServerTime,
): number | undefined {
  const written = v.safeParse(envelopeSchema, parseJson(text ?? ''));
  if (written.success && written.output.serverAtMs !== undefined) return written.output.serverAtMs;
  return serverMs === null ? undefined : serverMs - (deviceMs - atMs);
}

/**
 * Parses a saved copy; null if it is unreadable, belongs to another driver or dealer, or is older than a day. If the
 * device clock shows an earlier time than before, it was set back and the age is unknown. The copy expires when either
 * of the two clocks says so.
 */
export function parseOfflineCopy<T extends OfflineCopy>(
  schema: v.GenericSchema<unknown, T>,
  text: string | null,
  { owner, dealer }: OfflineCopyOwner,
  nowMs: number,
  serverMs: number | null = null,
): T | null {
  const json = parseJson(text ?? '');
  const [envelope, content] = [v.safeParse(envelopeSchema, json), v.safeParse(schema, json)];
  if (!envelope.success || !content.success) return null;
  const { owner: storedOwner, dealer: storedDealer, seenMs, serverAtMs } = envelope.output;
  const { atMs } = content.output;
  const isOwn = storedOwner === owner && storedDealer === dealer;
  const isFresh = nowMs - atMs < DAY_MS && (serverMsSince(serverAtMs, { serverMs }) ?? 0) < DAY_MS;
  return isOwn && atMs <= seenMs && seenMs <= nowMs && isFresh ? content.output : null;
}
