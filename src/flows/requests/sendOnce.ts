import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { isPerhapsUnresolved, renamedRequest, type SentRequest, unresolvedOf } from '@/domain/requests/sentRequest';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { nowOf } from '@/services/transport/clock/nowOf';
import { isTooLate } from '@/services/transport/clock/press';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { withLock } from '@/services/transport/ports/withLock';
import { type ArgsOf, callEndpoint, type ResultOf } from '@/services/transport/query/callEndpoint';
import { hasLine } from '@/services/transport/query/lookForLine';
import { isRefusal, isServiceError } from '@/services/transport/query/serviceError';
import { isGivenUp } from '@/services/transport/query/tryCallEndpoint';

import { askAbout } from './askAbout';
import type { Decision, RequestEndpoint, Sent } from './decision';
import { addRequest, dropRequest, readRequests } from './requestJournal';
import { requestStaged } from './requestStages';

/** Rule 3.2. */
const REQUEST_ID_LENGTH = 32;

/**
 * Sends a request that spends or binds, once. Without a definite response it is never sent again: the server is asked what came of it. A
 * request for the same object without a known result, of this page or of one that has ended, is asked about first.
 */
export function* sendOnce<E extends RequestEndpoint>(
  decision: Decision<E>,
): SagaGenerator<Sent<NonNullable<ResultOf<E>>>> {
  const { session, local, clock } = yield* getPorts();
  // What was sent before may be this driver's.
  if (readRequests(local, nowOf(clock)).length > 0) yield* identifyDriver();
  const owner = session.owner();
  const isOver = () => session.owner() !== session.nameOf(owner);
  const { key } = decision;
  let sent: Sent<NonNullable<ResultOf<E>>> = { is: 'notSent', because: 'busy' };
  yield* withLock(`request:${owner}:${key}`, function* alone() {
    // Another driver may have signed in while this one waited for the lock. Their session must not carry the request.
    if (isOver()) return;
    yield* put(requestStaged({ key, stage: { is: 'sending' } }));
    try {
      sent = yield* resolve(decision);
    } catch (error) {
      if (!isOver()) yield* put(requestStaged({ key, stage: { is: 'unconfirmed' } }));
      throw error;
    }
    if (!isOver()) yield* put(requestStaged({ key, stage: stageAfter(sent) }));
  });
  return isOver() ? { is: 'sessionOver' } : sent;
}

/**
 * Asks what came of an earlier request for the object, of a page that has ended. It sends nothing.
 *
 * @returns null if every earlier one has its result
 */
export function* findEarlier(
  question: Pick<Decision<RequestEndpoint>, 'key' | 'find' | 'readList' | 'stale'>,
): SagaGenerator<Sent<never> | null> {
  const ports = yield* getPorts();
  const { session, local, clock } = ports;
  const { key } = question;
  if (!(yield* call(hasLine, ports))) return null;
  if (readRequests(local, nowOf(clock)).length > 0) yield* identifyDriver();
  const owner = session.owner();
  const isOver = () => session.owner() !== session.nameOf(owner);
  let found: Sent<never> | null = null;
  yield* withLock(`request:${owner}:${key}`, function* alone() {
    const earlier = unresolvedOf(yield* knownRequests(), { key, owner: session.owner() });
    if (earlier === undefined || isOver()) return;
    const verdict = yield* askAbout(earlier, question, false);
    const sent: Sent<never> = verdict.is === 'done' ? { ...verdict, isEarlier: true } : verdict;
    if (!isOver()) yield* put(requestStaged({ key, stage: stageAfter(sent) }));
    found = sent;
  });
  return isOver() ? { is: 'sessionOver' } : found;
}

/** The requests of the journal. Those of a driver who has become known have that driver's name. */
function* knownRequests(): SagaGenerator<readonly SentRequest[]> {
  const { local, clock, session } = yield* getPorts();
  return readRequests(local, nowOf(clock)).map((one) => renamedRequest(one, session.nameOf));
}

/** Asks about an earlier request for the same object, and sends the new one unless the earlier one has a result. */
function* resolve<E extends RequestEndpoint>(decision: Decision<E>): SagaGenerator<Sent<NonNullable<ResultOf<E>>>> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const owner = session.owner();
  if (!(yield* call(hasLine, ports))) return { is: 'notSent', because: 'noLine' };
  // The look at the line takes its time. Another driver's session must not carry the request.
  if (session.owner() !== session.nameOf(owner)) return { is: 'sessionOver' };
  const { key, leaveBy } = decision;
  const requests = yield* knownRequests();
  const earlier = unresolvedOf(requests, { key, owner: session.owner() });
  if (earlier === undefined && session.isUnknown() && decision.mayRepeat !== true && isPerhapsUnresolved(requests, key))
    return { is: 'unconfirmed' };
  if (earlier !== undefined) {
    const verdict = yield* askAbout(earlier, decision, false);
    if (verdict.is === 'done') return { ...verdict, isEarlier: true };
    const isPassed = verdict.is === 'unconfirmed' && decision.mayRepeat === true;
    if (isPassed) yield* call(dropRequest, local, earlier, nowOf(clock));
    else if (verdict.is !== 'neverReceived') return verdict;
  }
  // What came of an earlier one may have been asked about for a minute.
  if (leaveBy !== undefined && isTooLate(clock, leaveBy)) return { is: 'notSent', because: 'late' };
  const request = yield* writeDown(key);
  return request === null ? { is: 'notSent', because: 'busy' } : yield* send(request, decision);
}

const stageAfter = (sent: Sent<unknown>) => (sent.is === 'done' || sent.is === 'sessionOver' ? null : sent);

/** Null if another tab was quicker, where the browser's locks are not certain. */
function* writeDown(key: string): SagaGenerator<SentRequest | null> {
  const { local, clock, random, session } = yield* getPorts();
  const requestId = yield* call(random.text, REQUEST_ID_LENGTH);
  const now = nowOf(clock);
  const stamp = now.serverMs === null ? {} : { sentServerMs: now.serverMs };
  const owner = session.owner();
  const request: SentRequest = { version: 1, key, owner, requestId, sentAtMs: now.deviceMs, ...stamp };
  yield* call(addRequest, local, request, now);
  const written = unresolvedOf(yield* knownRequests(), request);
  if (written?.requestId === requestId) return request;
  yield* call(dropRequest, local, request, now);
  return null;
}

function* send<E extends RequestEndpoint>(
  request: SentRequest,
  decision: Decision<E>,
): SagaGenerator<Sent<NonNullable<ResultOf<E>>>> {
  const ports = yield* getPorts();
  try {
    const { leaveBy } = decision;
    const timed = leaveBy === undefined ? {} : { leaveBy };
    const args = { ...decision.args, ...timed, requestId: request.requestId } as unknown as ArgsOf<E>;
    const answer = yield* callEndpoint(decision.endpoint, args);
    if (answer != null) {
      // It stays in the journal for a driver who has gone, who asks about it when they come back.
      if (ports.session.owner() !== ports.session.nameOf(request.owner)) return { is: 'sessionOver' };
      yield* forget(request, ports);
      return { is: 'done', id: decision.idOf(answer), answer, isEarlier: false };
    }
  } catch (error) {
    if (isServiceError(error) && isRefusal(error)) {
      yield* forget(request, ports);
      return { is: 'refused', error };
    }
    if (!isServiceError(error) && !isGivenUp(error)) yield* call(ports.report, error, 'sendOnce');
  }
  const verdict = yield* askAbout(request, decision, true);
  return verdict.is === 'done' ? { ...verdict, isEarlier: false } : verdict;
}

function* forget(request: SentRequest, { local, clock }: Ports): SagaGenerator<void> {
  yield* call(dropRequest, local, request, nowOf(clock));
}
