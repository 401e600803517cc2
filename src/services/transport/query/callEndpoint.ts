import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

interface Running<T> {
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
export type ArgsOf<E extends AnyEndpoint> = E['Types']['QueryArg'];
export type ResultOf<E extends AnyEndpoint> = E['Types']['ResultType'];

const start = (
  endpoint: AnyEndpoint,
  args: unknown,
  options: { forceRefetch: boolean | number; subscribe?: boolean },
) => (endpoint.initiate as unknown as (args: unknown, options: object) => unknown)(args, options) as UnknownAction;

/** A promise that aborts its call when the saga is cancelled. */
const abortable = <T>(running: Running<T>): Promise<T> =>
  Object.assign(running.unwrap(), {
    [CANCEL]: () => {
      running.abort();
    },
  });

/**
 * Calls an endpoint from a saga. It always sends the call, keeps no subscription,
 * and aborts when the saga is cancelled. Throws the `ServiceError` of a failure.
 */
export function* callEndpoint<E extends AnyEndpoint>(endpoint: E, args: ArgsOf<E>): SagaGenerator<ResultOf<E>> {
  const running = (yield* put(start(endpoint, args, { forceRefetch: true }))) as unknown as Running<ResultOf<E>>;
  try {
    return yield* call(() => abortable(running));
  } finally {
    // No yield in here: if the saga is cancelled inside `yield*`, the caller would continue after it without a result.
    running.unsubscribe?.();
    running.reset?.();
  }
}

/** Sends the call only if the cached response is older than `seconds`. The cache entry stays as long as the endpoint keeps unused data. */
export function* readEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  seconds: number,
): SagaGenerator<ResultOf<E>> {
  const running = (yield* put(start(endpoint, args, { forceRefetch: seconds }))) as unknown as Running<ResultOf<E>>;
  try {
    return yield* call(() => running.unwrap());
  } finally {
    running.unsubscribe?.();
  }
}
