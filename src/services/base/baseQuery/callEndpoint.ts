import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

interface RunningCall<T> {
  unwrap(): Promise<T>;
  abort(): void;
  unsubscribe?(): void;
  reset?(): void;
}
/** The common type of RTK Query's endpoints. Its own types bind an endpoint to one api. */
export interface AnyEndpoint {
  initiate: (args: never, options?: never) => unknown;
  Types: { QueryArg: unknown; ResultType: unknown };
}
export type EndpointArgs<E extends AnyEndpoint> = E['Types']['QueryArg'];
export type EndpointResult<E extends AnyEndpoint> = E['Types']['ResultType'];

const initiateCall = (
  endpoint: AnyEndpoint,
  args: unknown,
  options: { forceRefetch: boolean | number; subscribe?: boolean },
) => (endpoint.initiate as unknown as (args: unknown, options: object) => unknown)(args, options) as UnknownAction;

/** A promise that aborts its call when the saga is cancelled. */
const toCancellable = <T>(running: RunningCall<T>): Promise<T> =>
  Object.assign(running.unwrap(), {
    [CANCEL]: () => {
      running.abort();
    },
  });

/**
 * Calls an endpoint from a saga. It always sends the call, keeps no subscription, and aborts when the saga is
 * cancelled. Throws the `ServiceError` of a failure.
 */
export function* callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
): SagaGenerator<EndpointResult<E>> {
  const running = (yield* put(initiateCall(endpoint, args, { forceRefetch: true }))) as unknown as RunningCall<
    EndpointResult<E>
  >;
  try {
    return yield* call(() => toCancellable(running));
  } finally {
    // No yield in here: if the saga is cancelled inside `yield*`, the caller would continue after it without a result.
    running.unsubscribe?.();
    running.reset?.();
  }
}

/**
 * Sends the call only if the cached response is older than `maxAgeSeconds`. The cache entry remains for the endpoint's
 * `keepUnusedDataFor`.
 */
export function* fetchEndpointIfStale<E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  maxAgeSeconds: number,
): SagaGenerator<EndpointResult<E>> {
  const running = (yield* put(initiateCall(endpoint, args, { forceRefetch: maxAgeSeconds }))) as unknown as RunningCall<
    EndpointResult<E>
  >;
  try {
    return yield* call(() => running.unwrap());
  } finally {
    running.unsubscribe?.();
  }
}
