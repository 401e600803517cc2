import type { Action } from '@reduxjs/toolkit';

/** The type of one file of a service, e.g. `typeof bookingCalls`. Only the type is imported, because the code may be lazy. */
interface Topic {
  reducerPath: string;
  endpoints: object;
}
/** The endpoints of these files that have such a hook. Any other name does not compile. */
type Named<T extends Topic, Hook extends string> = T extends Topic
  ? { [K in keyof T['endpoints']]: T['endpoints'][K] extends Record<Hook, unknown> ? K : never }[keyof T['endpoints']]
  : never;

interface Succeeded extends Action {
  meta?: { arg?: { endpointName?: string } };
}

const fulfilled = (how: string, endpoints: readonly unknown[]) => (action: Action) =>
  action.type === `${how}/fulfilled` && endpoints.includes((action as Succeeded).meta?.arg?.endpointName);

/** Matches when one of these mutations has succeeded. */
export const callSucceeded = <T extends Topic>(
  reducerPath: T['reducerPath'],
  endpoints: readonly Named<T, 'useMutation'>[],
) => fulfilled(`${reducerPath}/executeMutation`, endpoints);

/** Matches when one of these queries has succeeded. */
export const queryAnswered = <T extends Topic>(
  reducerPath: T['reducerPath'],
  endpoints: readonly Named<T, 'useQuery'>[],
) => fulfilled(`${reducerPath}/executeQuery`, endpoints);
