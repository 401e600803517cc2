import type { Action } from '@reduxjs/toolkit';

import type { presentServices } from '@/services/services';

type ReducerPath = ReturnType<typeof presentServices>[number]['reducerPath'];
interface Succeeded extends Action {
  meta?: { arg?: { endpointName?: string } };
}

/**
 * Whether a mutation of this service has succeeded, by the names of its endpoints: a topic that is not part of the first load is
 * never imported for it.
 */
export const callSucceeded =
  (reducerPath: ReducerPath, endpoints: readonly string[]) =>
  (action: Action): boolean =>
    action.type === `${reducerPath}/executeMutation/fulfilled` &&
    endpoints.includes((action as Succeeded).meta?.arg?.endpointName ?? '');
