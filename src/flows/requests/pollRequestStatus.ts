import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';

import {
  type LookupResult,
  nextLookupDelay,
  remainingArrivalMs,
  toVerdict,
  type Verdict,
} from '@/domain/requests/lookupResult';
import type { SentRequest } from '@/domain/requests/sentRequest';
import { readNow } from '@/services/transport/clock/readNow';
import { getPorts } from '@/services/transport/ports/getPorts';
import { tryCallEndpoint, tryRun } from '@/services/transport/query/tryCallEndpoint';

import type { RequestDecision, RequestEndpoint } from './requestDecision';
import { removeRequest } from './requestJournal';
import { requestStaged } from './requestStages';

type StatusQuery = Pick<RequestDecision<RequestEndpoint>, 'find' | 'readList' | 'stale'>;

/**
 * Polls the server for the result of a request whose response this page does not have, until the result is known or
 * about a minute has passed. A request with a result is removed from the journal.
 *
 * @param isJustLost whether this page has sent it and has waited for the response in vain
 */
export function* pollRequestStatus(
  request: SentRequest,
  query: StatusQuery,
  isJustLost: boolean,
): SagaGenerator<Verdict | { readonly is: 'sessionOver' }> {
  const { clock, local, session } = yield* getPorts();
  const hasDriverChanged = () => session.owner() !== session.resolveOwner(request.owner);
  if (hasDriverChanged()) return { is: 'sessionOver' };
  yield* put(requestStaged({ key: request.key, stage: { is: 'asking' } }));
  const arrivalWindowMs = remainingArrivalMs(request.sentServerMs, readNow(clock), isJustLost);
  const startedAt = clock.monotonic();
  const elapsedMs = () => clock.monotonic() - startedAt;
  let verdict: Verdict | null = null;
  for (let isFirst = true; verdict === null; isFirst = false) {
    const waitMs = nextLookupDelay(elapsedMs(), arrivalWindowMs, isFirst);
    if (waitMs === null) verdict = { is: 'unconfirmed' };
    else {
      if (waitMs > 0) yield* delay(waitMs);
      // The request may have reached the server after the lookup was sent, however late its response is.
      const canStillArrive = elapsedMs() < arrivalWindowMs;
      const epoch = session.epoch();
      const lookupResult = yield* lookUpRequest(request.requestId, query);
      if (hasDriverChanged()) return { is: 'sessionOver' };
      // If another driver is signed in, the server says that there is no such request.
      if (session.epoch() === epoch) verdict = toVerdict(lookupResult, canStillArrive);
    }
  }
  if (verdict.is !== 'unconfirmed') yield* call(removeRequest, local, request, readNow(clock));
  if (verdict.is !== 'neverReceived' && query.stale !== undefined) yield* put(query.stale);
  return verdict;
}

function* lookUpRequest(requestId: string, { find, readList }: StatusQuery): SagaGenerator<LookupResult> {
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
  const list = yield* tryRun(readList(requestId));
  if (list.result != null) return { status: 'made', id: list.result };
  return { status: isUnknown && list.result === null ? 'notListed' : 'nothing' };
}
