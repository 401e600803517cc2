import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import { LATE_ARRIVAL_MS } from '@/domain/payment/nextStep';

import { type Now, serverMsSince } from '../now';

/**
 * What the server said when it was asked about a request. `made`: it has made something of exactly this request. `nothingMade`: of this
 * request it has made nothing so far. `notListed`: the gateway does not know the lookup, and the list has no entry with this requestId.
 * `cannotTell`: it does not know the lookup, and there is no list. `nothing`: no answer.
 */
export type LookUp =
  | { readonly said: 'made'; readonly id: string }
  | { readonly said: 'nothingMade' | 'notListed' | 'cannotTell' | 'nothing' };

export type Verdict = { readonly is: 'done'; readonly id: string } | { readonly is: 'neverReceived' | 'unconfirmed' };

/**
 * How long the request may still reach the server, in ms. `isJustLost`: this page has just waited for the response in vain. Otherwise another
 * page has sent it, which may have waited for the longest time limit of a call before the request was lost. Where the server time of one of the two is not
 * known, all of it is counted from now: a device's clock may have been set.
 */
export function mayArriveForMs(sentServerMs: number | undefined, now: Now, isJustLost: boolean): number {
  if (isJustLost) return LATE_ARRIVAL_MS;
  const passedMs = Math.max(0, serverMsSince(sentServerMs, now) ?? 0);
  return Math.max(0, 2 * LATE_ARRIVAL_MS - passedMs);
}

/**
 * Milliseconds until the server is asked next, or null after the last question. One question comes exactly when the request can no longer
 * arrive, because only from then on "nothing made" is final.
 *
 * @param elapsedMs since asking began
 * @param arrivesForMs how long the request could still arrive when asking began
 */
export function waitBeforeLookUp(elapsedMs: number, arrivesForMs: number, isFirst: boolean): number | null {
  const scheduled = waitBeforeAsking(elapsedMs, isFirst);
  const untilFinal = arrivesForMs - elapsedMs;
  if (untilFinal <= 0) return scheduled;
  return scheduled === null ? untilFinal : Math.min(scheduled, untilFinal);
}

/**
 * The result that follows from an answer; null if the server must be asked again. Only the server's word that it has made nothing, about a
 * request that can no longer arrive, means that it was never received.
 */
export function verdictOn(lookUp: LookUp, canStillArrive: boolean): Verdict | null {
  switch (lookUp.said) {
    case 'made':
      return { is: 'done', id: lookUp.id };
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
