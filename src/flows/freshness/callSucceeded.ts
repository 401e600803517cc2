import type { Action } from '@reduxjs/toolkit';

/** What a file of a service adds to it (`typeof bookingCalls`): only its type is imported, because its code may come later. */
interface Topic {
  reducerPath: string;
  endpoints: object;
}
/** The endpoints of these files that have such a hook. A name that is none of them does not compile. */
type Named<T extends Topic, Hook extends string> = T extends Topic
  ? { [K in keyof T['endpoints']]: T['endpoints'][K] extends Record<Hook, unknown> ? K : never }[keyof T['endpoints']]
  : never;

interface Succeeded extends Action {
  meta?: { arg?: { endpointName?: string } };
}

const fulfilled = (how: string, endpoints: readonly unknown[]) => (action: Action) =>
  action.type === `${how}/fulfilled` && endpoints.includes((action as Succeeded).meta?.arg?.endpointName);

/** Whether one of these mutations has succeeded. */
export const callSucceeded = <T extends Topic>(
  reducerPath: T['reducerPath'],
  endpoints: readonly Named<T, 'useMutation'>[],
) => fulfilled(`${reducerPath}/executeMutation`, endpoints);

/** Whether one of these queries has been answered. */
export const queryAnswered = <T extends Topic>(
  reducerPath: T['reducerPath'],
  endpoints: readonly Named<T, 'useQuery'>[],
) => fulfilled(`${reducerPath}/executeQuery`, endpoints);
