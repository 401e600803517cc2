import type { UnknownAction } from '@reduxjs/toolkit';

import { isInternalActionType } from '../internalActions';

interface CallAction extends UnknownAction {
  readonly meta?: { readonly requestId?: string; readonly arg?: { readonly queryCacheKey?: string } };
}

const FULFILLED_CALL = /\/execute(?:Query|Mutation)\/fulfilled$/;
const REMOVES_RESPONSE = /\/(?:removeQueryResult|queryResultPatched|resetApiState)$/;

/** Internal actions that remove state. Without them the state of a replay would grow beyond the driver's. */
const removesState = (type: string): boolean => REMOVES_RESPONSE.test(type) || type.endsWith('/removeMutationResult');

/**
 * Whether an action is never recorded: internal actions that no driver sees, and drafts of the diagnostics screen
 * itself.
 */
export const isExcludedFromRecording = ({ type, payload }: UnknownAction): boolean =>
  (isInternalActionType(type) && !removesState(type)) ||
  (type === 'drafts/draftChanged' && (payload as { form?: unknown } | undefined)?.form === 'diagnostics');

/** A hash; two different texts hardly ever share one. */
function hashText(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) % 140_737_488_355_213;
  return hash;
}

/**
 * Finds responses that equal the previous response to the same query. When a recording grows too long, they are dropped
 * first, together with their requests.
 */
export function createRepeatedResponseFinder() {
  const hashes = new Map<string, number>();
  return {
    /** The id of the request whose request and response can be dropped; undefined if they cannot. */
    requestOf(action: UnknownAction, payloadText: () => string): string | undefined {
      const { type, meta } = action as CallAction;
      if (REMOVES_RESPONSE.test(type)) hashes.clear();
      const key = meta?.arg?.queryCacheKey;
      if (key === undefined || !FULFILLED_CALL.test(type)) return undefined;
      const hash = hashText(payloadText());
      const isSame = hashes.get(key) === hash;
      hashes.set(key, hash);
      return isSame ? meta?.requestId : undefined;
    },
  };
}
