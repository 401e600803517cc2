import { type DeviceAndServerTime, serverMsSince } from '@/domain/now';
import { createSaltedHash } from '@/lib/createSaltedHash';
import { DAY_MS } from '@/lib/timeUnits';

/**
 * A request that spends or binds, from before it is sent until its result is known. Plain data, because it is stored.
 */
export interface UnresolvedRequest {
  readonly version: 1;
  /** The object that it spends on or binds, by ids, e.g. `recharge:W1`. */
  readonly key: string;
  /** The driver who decided, by the device's own identifier; empty for a visitor. Other drivers do not see it. */
  readonly owner: string;
  readonly requestId: string;
  /** Device time in milliseconds. */
  readonly sentAtMs: number;
  /** Server time in milliseconds. Absent in a request of an older release, and of a page without server time. */
  readonly sentServerMs?: number;
  /** When this release first read a request without `sentServerMs`. It is stored for 24 h from then on. */
  readonly readServerMs?: number;
}

const RETENTION_MS = DAY_MS;

/**
 * Drops requests older than 24 hours by server time, like `dropExpiredAttempts` of payments. Without server time,
 * nothing is dropped.
 */
export const dropExpiredUnresolvedRequests = (
  requests: readonly UnresolvedRequest[],
  now: DeviceAndServerTime,
): readonly UnresolvedRequest[] =>
  requests
    .filter((request) => (serverMsSince(request.sentServerMs ?? request.readServerMs, now) ?? 0) <= RETENTION_MS)
    .map((request) => {
      const isStamped =
        request.sentServerMs !== undefined || request.readServerMs !== undefined || now.serverMs === null;
      return isStamped ? request : { ...request, readServerMs: now.serverMs };
    });

const ANONYMIZED_PREFIX = 'sealed~';
const anonymizedPrint = (requestId: string, kind: 'object' | 'driver', text: string): string =>
  ANONYMIZED_PREFIX + createSaltedHash(requestId, `${kind} ${text}`);

/**
 * The request as it is stored after the session of its driver: neither the driver nor the object can be read from it. A
 * visitor's request does not change.
 */
export function anonymizeUnresolvedRequest(request: UnresolvedRequest): UnresolvedRequest {
  const { requestId, key, owner } = request;
  if (owner === '' || owner.startsWith(ANONYMIZED_PREFIX)) return request;
  return {
    ...request,
    key: anonymizedPrint(requestId, 'object', key),
    owner: anonymizedPrint(requestId, 'driver', owner),
  };
}

/**
 * The request with the current name of its driver, who was unknown before.
 *
 * @param nameOf as that of the session keeper
 */
export const renameUnresolvedRequestOwner = (
  request: UnresolvedRequest,
  nameOf: (owner: string) => string,
): UnresolvedRequest => {
  const owner = nameOf(request.owner);
  return owner === request.owner ? request : { ...request, owner };
};

/**
 * Whether an unresolved request for this object may belong to a driver who is not known yet. A visitor's request
 * belongs to nobody.
 */
export const mayHaveUnresolvedRequest = (requests: readonly UnresolvedRequest[], key: string): boolean =>
  requests.some(
    (request) =>
      request.owner !== '' &&
      (request.key === key ||
        (request.owner.startsWith(ANONYMIZED_PREFIX) &&
          request.key === anonymizedPrint(request.requestId, 'object', key))),
  );

/** The request for this object whose result this driver does not know yet. */
export function findUnresolvedRequest(
  requests: readonly UnresolvedRequest[],
  { key, owner }: Pick<UnresolvedRequest, 'key' | 'owner'>,
): UnresolvedRequest | undefined {
  const isMatch = (request: UnresolvedRequest) => request.key === key && request.owner === owner;
  const found = requests.find((request) => isMatch(request) || isMatch(deanonymizeIfMatch(request, key, owner)));
  return found === undefined ? undefined : { ...found, key, owner };
}

/** The request with its original object and driver, if it was anonymized from exactly these. */
function deanonymizeIfMatch(request: UnresolvedRequest, key: string, owner: string): UnresolvedRequest {
  if (owner === '' || !request.owner.startsWith(ANONYMIZED_PREFIX)) return request;
  const anonymized = anonymizeUnresolvedRequest({ ...request, key, owner });
  return anonymized.key === request.key && anonymized.owner === request.owner ? { ...request, key, owner } : request;
}
