import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';

import { type AnyEndpoint, callEndpoint, type EndpointArgs, type EndpointResult } from './callEndpoint';
import { isServiceError, type ServiceError } from './serviceError';

interface CallOutcome<T> {
  readonly result?: T;
  readonly error?: ServiceError;
}

/**
 * Calls an endpoint and never throws. If there is neither a result nor an error, the call was aborted because the
 * session ended meanwhile.
 */
export function* tryCallEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
): SagaGenerator<CallOutcome<NonNullable<EndpointResult<E>>>> {
  const { result, error } = yield* tryRunSaga(callEndpoint(endpoint, args));
  return { ...(result != null && { result }), ...(error !== undefined && { error }) };
}

/** Like `tryCallEndpoint`, for a saga that makes several calls. A null result stays null. */
export function* tryRunSaga<T>(work: SagaGenerator<T>): SagaGenerator<CallOutcome<T>> {
  try {
    const result = yield* work;
    return result === undefined ? {} : { result };
  } catch (error) {
    if (isServiceError(error)) return { error };
    const { report } = yield* getPorts();
    if (!isAbortedCallError(error)) yield* call(report, error, 'tryCallEndpoint');
    return {};
  }
}

/** Whether it is RTK Query's own error for a call that was aborted or not started. */
export const isAbortedCallError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'ConditionError');
