import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '../ports/getPorts';
import { type AnyEndpoint, type ArgsOf, callEndpoint, type ResultOf } from './callEndpoint';
import { isServiceError, type ServiceError } from './serviceError';

interface Reply<T> {
  readonly answer?: T;
  readonly error?: ServiceError;
}

/** Calls an endpoint and never throws. Neither an answer nor an error means that the call was aborted, because the session ended meanwhile. */
export function* tryCallEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
): SagaGenerator<Reply<NonNullable<ResultOf<E>>>> {
  const { answer, error } = yield* replyOf(callEndpoint(endpoint, args));
  return { ...(answer != null && { answer }), ...(error !== undefined && { error }) };
}

/** Like `tryCallEndpoint`, for a reading of several calls. A null answer stays null. */
export function* replyOf<T>(asking: SagaGenerator<T>): SagaGenerator<Reply<T>> {
  try {
    const answer = yield* asking;
    return answer === undefined ? {} : { answer };
  } catch (error) {
    if (isServiceError(error)) return { error };
    const { report } = yield* getPorts();
    if (!isGivenUp(error)) yield* call(report, error, 'tryCallEndpoint');
    return {};
  }
}

/** RTK Query's own errors, for calls that were aborted or not started. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'ConditionError');
