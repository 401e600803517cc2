import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '../ports/getPorts';
import { type AnyEndpoint, type ArgsOf, callEndpoint, type ResultOf } from './callEndpoint';
import { isServiceError, type ServiceError } from './serviceError';

interface Reply<T> {
  readonly answer?: T;
  readonly error?: ServiceError;
}

/** Calls an endpoint and never throws. Neither an answer nor an error means that the call was aborted, because the session ended meanwhile. */
export function* askEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
): SagaGenerator<Reply<NonNullable<ResultOf<E>>>> {
  try {
    const answer = yield* callEndpoint(endpoint, args);
    return answer == null ? {} : { answer };
  } catch (error) {
    if (isServiceError(error)) return { error };
    if (isGivenUp(error)) return {};
    const { report } = yield* getPorts();
    yield* call(report, error, 'askEndpoint');
    return {};
  }
}

/** RTK Query's own errors, for calls that were aborted or not started. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'ConditionError');
