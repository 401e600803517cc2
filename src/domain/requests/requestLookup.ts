import { LOST_REQUEST_ARRIVAL_LIMIT_MS } from '@/domain/payment/attemptTransitions';
import { nextPaymentPollDelayMs } from '@/domain/payment/pollSchedule';

import { type DeviceAndServerTime, serverMsSince } from '../now';

/**
 * The result of looking up a request.
 * - `made`: the server has created `id` from exactly this request.
 * - `nothingMade`: it has created nothing from this request so far.
 * - `notListed`: the gateway does not support the lookup, and the list has no entry with this requestId.
 * - `cannotTell`: it does not support the lookup, and there is no list.
 * - `nothing`: no response.
 */
export type UnresolvedRequestLookupOutcome =
  | { readonly status: 'made'; readonly id: string }
  | { readonly status: 'nothingMade' | 'notListed' | 'cannotTell' | 'nothing' };

export type UnresolvedRequestVerdict =
  { readonly is: 'done'; readonly id: string } | { readonly is: 'neverReceived' | 'unconfirmed' };

/**
 * How long the request may still reach the server, in ms. `isJustLost`: this page has just waited for the response in
 * vain. Otherwise another page has sent it, which may have waited for the longest time limit of a call. If server time
 * is not known for both moments, the full time counts from now, because the device clock may have been changed.
 */
export function getLostRequestArrivalWindowMs(
  sentServerMs: number | undefined,
  now: DeviceAndServerTime,
  isJustLost: boolean,
): number {
  if (isJustLost) return LOST_REQUEST_ARRIVAL_LIMIT_MS;
  const passedMs = Math.max(0, serverMsSince(sentServerMs, now) ?? 0);
  return Math.max(0, 2 * LOST_REQUEST_ARRIVAL_LIMIT_MS - passedMs);
}

/**
 * Milliseconds until the next lookup, or null after the last one. One lookup is sent exactly when the request can no
 * longer arrive, because only from then on "nothing made" is final.
 *
 * @param elapsedMs since the lookups began
 * @param arrivalWindowMs how long the request could still arrive when the lookups began
 */
export function nextRequestLookupDelayMs(elapsedMs: number, arrivalWindowMs: number, isFirst: boolean): number | null {
  const scheduled = nextPaymentPollDelayMs(elapsedMs, isFirst);
  const untilFinal = arrivalWindowMs - elapsedMs;
  if (untilFinal <= 0) return scheduled;
  return scheduled === null ? untilFinal : Math.min(scheduled, untilFinal);
}

/**
 * The verdict that follows from a lookup; null if another lookup is needed. A request counts as never received only if
 * the server says that it has made nothing of it and it can no longer arrive.
 */
export function toUnresolvedRequestVerdict(
  lookupResult: UnresolvedRequestLookupOutcome,
  canStillArrive: boolean,
): UnresolvedRequestVerdict | null {
  switch (lookupResult.status) {
    case 'made':
      return { is: 'done', id: lookupResult.id };
    case 'nothingMade':
      return canStillArrive ? null : { is: 'neverReceived' };
    case 'notListed':
      return canStillArrive ? null : { is: 'unconfirmed' };
    case 'cannotTell':
      return { is: 'unconfirmed' };
    case 'nothing':
      return null;
  }
}
