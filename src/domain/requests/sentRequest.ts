import { DAY_MS } from '@/lib/timeUnits';

/** A request that spends or binds, from the moment before it is sent until its result is known. Plain data, because it is kept in storage. */
export interface SentRequest {
  readonly version: 1;
  /** The object that it spends on or binds, e.g. `recharge:W1`. Ids only: the key outlives the session. */
  readonly key: string;
  /** The driver who decided, by the device's own identifier; empty for a visitor. Other drivers do not see it. */
  readonly owner: string;
  readonly requestId: string;
  /** Device time in milliseconds. */
  readonly sentAtMs: number;
}

const KEPT_FOR_MS = DAY_MS;

/** Drops requests older than 24 hours. If the clock was set back, an entry still does not live longer. */
export const keptOnly = (requests: readonly SentRequest[], nowMs: number): readonly SentRequest[] =>
  requests
    .filter(({ sentAtMs }) => nowMs - sentAtMs <= KEPT_FOR_MS)
    .map((request) => (request.sentAtMs > nowMs ? { ...request, sentAtMs: nowMs } : request));

/** The request for this object whose result this driver does not know yet. */
export const unresolvedOf = (
  requests: readonly SentRequest[],
  { key, owner }: Pick<SentRequest, 'key' | 'owner'>,
): SentRequest | undefined => requests.find((request) => request.key === key && request.owner === owner);
