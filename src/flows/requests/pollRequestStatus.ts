import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';

import {
  getLostRequestArrivalWindowMs,
  nextRequestLookupDelayMs,
  toUnresolvedRequestVerdict,
  type UnresolvedRequestLookupOutcome,
  type UnresolvedRequestVerdict,
} from '@/domain/requests/requestLookup';
import type { UnresolvedRequest } from '@/domain/requests/unresolvedRequest';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { tryCallEndpoint, tryRunSaga } from '@/services/base/baseQuery/tryCallEndpoint';
import type {
  IdempotentEndpoint,
  IdempotentRequestIntent,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { removeRequestFromJournal } from './requestJournal';
import { requestStaged } from './requestStages';

type StatusQuery = Pick<IdempotentRequestIntent<IdempotentEndpoint>, 'find' | 'readList' | 'stale'>;

/**
 * Polls the server for the result of a request whose response this page does not have, until the result is known or
 * about a minute has passed. A request with a result is removed from the journal.
 *
 * @param isJustLost whether this page has sent it and has waited for the response in vain
 */
export function* pollRequestStatus(
  request: UnresolvedRequest,
  query: StatusQuery,
  isJustLost: boolean,
): SagaGenerator<UnresolvedRequestVerdict | { readonly is: 'sessionOver' }> {
  const { clock, local, session } = yield* getPorts();
  const hasDriverChanged = () => session.owner() !== session.resolveOwner(request.owner);
  if (hasDriverChanged()) return { is: 'sessionOver' };
  yield* put(requestStaged({ key: request.key, stage: { is: 'asking' } }));
  const arrivalWindowMs = getLostRequestArrivalWindowMs(
    request.sentServerMs,
    readDeviceAndServerNow(clock),
    isJustLost,
  );
  const startedAt = clock.monotonic();
  const elapsedMs = () => clock.monotonic() - startedAt;
  let verdict: UnresolvedRequestVerdict | null = null;
  for (let isFirst = true; verdict === null; isFirst = false) {
    const waitMs = nextRequestLookupDelayMs(elapsedMs(), arrivalWindowMs, isFirst);
    if (waitMs === null) verdict = { is: 'unconfirmed' };
    else {
      if (waitMs > 0) yield* delay(waitMs);
      // The request may have reached the server after the lookup was sent, however late its response is.
      const canStillArrive = elapsedMs() < arrivalWindowMs;
      const epoch = session.epoch();
      const lookupResult = yield* lookUpRequest(request.requestId, query);
      if (hasDriverChanged()) return { is: 'sessionOver' };
      // If another driver is signed in, the server says that there is no such request.
      if (session.epoch() === epoch) verdict = toUnresolvedRequestVerdict(lookupResult, canStillArrive);
    }
  }
  if (verdict.is !== 'unconfirmed')
    yield* call(removeRequestFromJournal, local, request, readDeviceAndServerNow(clock));
  if (verdict.is !== 'neverReceived' && query.stale !== undefined) yield* put(query.stale);
  return verdict;
}

function* lookUpRequest(
  requestId: string,
  { find, readList }: StatusQuery,
): SagaGenerator<UnresolvedRequestLookupOutcome> {
  const found = yield* tryCallEndpoint(find, { requestId });
  if (found.result !== undefined) {
    const { request } = found.result;
    if (request === null) return { status: 'nothingMade' };
    return request.requestId === requestId ? { status: 'made', id: request.id } : { status: 'nothing' };
  }
  // Something responded, but not with the result of the lookup. The gateway may be too old for it.
  const failure = found.error?.kind;
  if (failure === undefined || failure === 'offline' || failure === 'timeout') return { status: 'nothing' };
  const isUnknown = failure === 'refused';
  if (readList === undefined) return { status: isUnknown ? 'cannotTell' : 'nothing' };
  const list = yield* tryRunSaga(readList(requestId));
  if (list.result != null) return { status: 'made', id: list.result };
  return { status: isUnknown && list.result === null ? 'notListed' : 'nothing' };
}
