import { saltedPrint } from '@/lib/saltedPrint';
import { DAY_MS } from '@/lib/timeUnits';

import { type Now, serverMsSince } from '../now';

/** A request that spends or binds, from the moment before it is sent until its result is known. Plain data, because it is kept in storage. */
export interface SentRequest {
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
  /** When this release first read a request without `sentServerMs`. It is kept for 24 h from then on. */
  readonly readServerMs?: number;
}

const KEPT_FOR_MS = DAY_MS;

/** Drops requests older than 24 hours by server time, as `keptOnly` of payments does. While there is no server time, nothing is dropped. */
export const keptOnly = (requests: readonly SentRequest[], now: Now): readonly SentRequest[] =>
  requests
    .filter((one) => (serverMsSince(one.sentServerMs ?? one.readServerMs, now) ?? 0) <= KEPT_FOR_MS)
    .map((one) => {
      const isStamped = one.sentServerMs !== undefined || one.readServerMs !== undefined || now.serverMs === null;
      return isStamped ? one : { ...one, readServerMs: now.serverMs };
    });

const SEALED = 'sealed~';
const printOf = (requestId: string, what: 'object' | 'driver', text: string): string =>
  SEALED + saltedPrint(requestId, `${what} ${text}`);

/** The request as it outlives the session of its driver: neither the driver nor the object can be read from it. A visitor's stays as it is. */
export function sealedRequest(request: SentRequest): SentRequest {
  const { requestId, key, owner } = request;
  if (owner === '' || owner.startsWith(SEALED)) return request;
  return { ...request, key: printOf(requestId, 'object', key), owner: printOf(requestId, 'driver', owner) };
}

/** The request of a driver who has become known, in their own name. @param nameOf as that of the session keeper */
export const renamedRequest = (request: SentRequest, nameOf: (owner: string) => string): SentRequest => {
  const owner = nameOf(request.owner);
  return owner === request.owner ? request : { ...request, owner };
};

/** Whether an unresolved request for this object may be that of a driver who is not known yet. A visitor's is nobody's. */
export const isPerhapsUnresolved = (requests: readonly SentRequest[], key: string): boolean =>
  requests.some(
    (one) =>
      one.owner !== '' &&
      (one.key === key || (one.owner.startsWith(SEALED) && one.key === printOf(one.requestId, 'object', key))),
  );

/** The request for this object whose result this driver does not know yet. */
export function unresolvedOf(
  requests: readonly SentRequest[],
  { key, owner }: Pick<SentRequest, 'key' | 'owner'>,
): SentRequest | undefined {
  const isIt = (one: SentRequest) => one.key === key && one.owner === owner;
  const found = requests.find((one) => isIt(one) || isIt(sealedAs(one, key, owner)));
  return found === undefined ? undefined : { ...found, key, owner };
}

/** The request with the object and the driver that it was sealed with, if they are these. */
function sealedAs(request: SentRequest, key: string, owner: string): SentRequest {
  if (owner === '' || !request.owner.startsWith(SEALED)) return request;
  const sealed = sealedRequest({ ...request, key, owner });
  return sealed.key === request.key && sealed.owner === request.owner ? { ...request, key, owner } : request;
}
