import type { Action } from '@reduxjs/toolkit';

/**
 * The endpoints of one file of a service, e.g. `typeof bookingCalls`. Only the type is imported, because the code may
 * be lazy.
 */
interface ServiceEndpoints {
  reducerPath: string;
  endpoints: object;
}
/** Names of the endpoints that have the given hook. Any other name does not compile. */
type EndpointNames<T extends ServiceEndpoints, Hook extends string> = T extends ServiceEndpoints
  ? { [K in keyof T['endpoints']]: T['endpoints'][K] extends Record<Hook, unknown> ? K : never }[keyof T['endpoints']]
  : never;

interface FulfilledAction extends Action {
  meta?: { arg?: { endpointName?: string } };
}

const matchFulfilled = (thunkType: string, endpoints: readonly unknown[]) => (action: Action) =>
  action.type === `${thunkType}/fulfilled` && endpoints.includes((action as FulfilledAction).meta?.arg?.endpointName);

/** Matches when one of these mutations has succeeded. */
export const createMutationFulfilledMatcher = <T extends ServiceEndpoints>(
  reducerPath: T['reducerPath'],
  endpoints: readonly EndpointNames<T, 'useMutation'>[],
) => matchFulfilled(`${reducerPath}/executeMutation`, endpoints);

/** Matches when one of these queries has succeeded. */
export const createQueryFulfilledMatcher = <T extends ServiceEndpoints>(
  reducerPath: T['reducerPath'],
  endpoints: readonly EndpointNames<T, 'useQuery'>[],
) => matchFulfilled(`${reducerPath}/executeQuery`, endpoints);
