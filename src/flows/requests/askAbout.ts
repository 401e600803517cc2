import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';

import { type LookUp, mayArriveForMs, type Verdict, verdictOn, waitBeforeLookUp } from '@/domain/requests/lookUp';
import type { SentRequest } from '@/domain/requests/sentRequest';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { replyOf, tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import type { Decision, RequestEndpoint } from './decision';
import { dropRequest } from './requestJournal';
import { requestStaged } from './requestStages';

type Question = Pick<Decision<RequestEndpoint>, 'find' | 'readList' | 'stale'>;

/**
 * Asks what came of a request whose response this page does not have, until the server has said it or about a minute has passed. A request
 * with a result leaves the journal.
 *
 * @param isJustLost this page has sent it and has waited for the response in vain
 */
export function* askAbout(
  request: SentRequest,
  question: Question,
  isJustLost: boolean,
): SagaGenerator<Verdict | { readonly is: 'sessionOver' }> {
  const { clock, local, session } = yield* getPorts();
  const isOver = () => session.owner() !== session.nameOf(request.owner);
  if (isOver()) return { is: 'sessionOver' };
  yield* put(requestStaged({ key: request.key, stage: { is: 'asking' } }));
  const arrivesForMs = mayArriveForMs(request.sentServerMs, nowOf(clock), isJustLost);
  const startedAt = clock.monotonic();
  const elapsedMs = () => clock.monotonic() - startedAt;
  let verdict: Verdict | null = null;
  for (let isFirst = true; verdict === null; isFirst = false) {
    const waitMs = waitBeforeLookUp(elapsedMs(), arrivesForMs, isFirst);
    if (waitMs === null) verdict = { is: 'unconfirmed' };
    else {
      if (waitMs > 0) yield* delay(waitMs);
      // The request may have reached the server after the lookup was sent, however late its answer is.
      const canStillArrive = elapsedMs() < arrivesForMs;
      const epoch = session.epoch();
      const lookUp = yield* lookUpOnce(request.requestId, question);
      if (isOver()) return { is: 'sessionOver' };
      // To another driver the server says that there is no such request.
      if (session.epoch() === epoch) verdict = verdictOn(lookUp, canStillArrive);
    }
  }
  if (verdict.is !== 'unconfirmed') yield* call(dropRequest, local, request, nowOf(clock));
  if (verdict.is !== 'neverReceived' && question.stale !== undefined) yield* put(question.stale);
  return verdict;
}

function* lookUpOnce(requestId: string, { find, readList }: Question): SagaGenerator<LookUp> {
  const asked = yield* tryCallEndpoint(find, { requestId });
  if (asked.answer !== undefined) {
    const { request } = asked.answer;
    if (request === null) return { said: 'nothingMade' };
    return request.requestId === requestId ? { said: 'made', id: request.id } : { said: 'nothing' };
  }
  // Something has answered, but not this question. The gateway may be older than the lookup.
  const failure = asked.error?.kind;
  if (failure === undefined || failure === 'offline' || failure === 'timeout') return { said: 'nothing' };
  const isUnknown = failure === 'refused';
  if (readList === undefined) return { said: isUnknown ? 'cannotTell' : 'nothing' };
  const list = yield* replyOf(readList(requestId));
  if (list.answer != null) return { said: 'made', id: list.answer };
  return { said: isUnknown && list.answer === null ? 'notListed' : 'nothing' };
}
