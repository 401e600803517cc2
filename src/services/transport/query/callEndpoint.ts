import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

interface Running<T> {
  unwrap(): Promise<T>;
  abort(): void;
  unsubscribe?(): void;
  reset?(): void;
}
/** What RTK Query's endpoints have in common; its own types tie them to one api. */
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

/** A promise that a cancelled saga gives up on. */
const abortable = <T>(running: Running<T>): Promise<T> =>
  Object.assign(running.unwrap(), {
    [CANCEL]: () => {
      running.abort();
    },
  });

/**
 * Calls an endpoint from a saga: always asks the server, leaves no subscription behind, aborts when the saga is cancelled,
 * throws the `ServiceError` of a failure.
 */
export function* callEndpoint<E extends AnyEndpoint>(endpoint: E, args: ArgsOf<E>): SagaGenerator<ResultOf<E>> {
  const running = (yield* put(start(endpoint, args, { forceRefetch: true }))) as unknown as Running<ResultOf<E>>;
  try {
    return yield* call(() => abortable(running));
  } finally {
    // No yield in here: a caller that is cancelled inside `yield*` would run on after it, with no answer.
    running.unsubscribe?.();
    running.reset?.();
  }
}

/** Asks only when the answer in the cache is older than `seconds`. It stays there as long as the endpoint keeps unused data. */
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
