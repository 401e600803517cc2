import { call, put, type SagaGenerator } from 'typed-redux-saga';

import {
  findUnresolvedRequest,
  mayHaveUnresolvedRequest,
  renameUnresolvedRequestOwner,
  type UnresolvedRequest,
} from '@/domain/requests/unresolvedRequest';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { isPastCommandSendDeadline } from '@/platform/clock/press';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import type { Ports } from '@/platform/ports/ports';
import { withTabLock } from '@/platform/ports/withTabLock';
import { callEndpoint, type EndpointArgs, type EndpointResult } from '@/services/base/baseQuery/callEndpoint';
import { isServerReachable } from '@/services/base/baseQuery/probeConnection';
import { isServiceError, isUnperformedRefusal } from '@/services/base/baseQuery/serviceError';
import { isAbortedCallError } from '@/services/base/baseQuery/tryCallEndpoint';
import type {
  IdempotentEndpoint,
  IdempotentRequestIntent,
  IdempotentRequestOutcome,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { pollRequestStatus } from './pollRequestStatus';
import { addRequestToJournal, readRequestJournal, removeRequestFromJournal } from './requestJournal';
import { requestStaged } from './requestStages';

/** Rule 3.2. */
const REQUEST_ID_LENGTH = 32;

/**
 * Sends a request that spends or binds, once. Without a definite response it is never sent again: its result is polled.
 * A request for the same object without a known result, of this page or an earlier one, is queried first.
 */
export function* sendRequestOnce<E extends IdempotentEndpoint>(
  decision: IdempotentRequestIntent<E>,
): SagaGenerator<IdempotentRequestOutcome<NonNullable<EndpointResult<E>>>> {
  const { session, local, clock } = yield* getPorts();
  // Stored requests may be this driver's.
  if (readRequestJournal(local, readDeviceAndServerNow(clock)).length > 0) yield* identifyDriver();
  const owner = session.owner();
  const hasDriverChanged = () => session.owner() !== session.resolveOwner(owner);
  const { key } = decision;
  let outcome: IdempotentRequestOutcome<NonNullable<EndpointResult<E>>> = { is: 'notSent', because: 'busy' };
  yield* withTabLock(`request:${owner}:${key}`, function* alone() {
    // Another driver may have signed in while this one waited for the lock. Their session must not carry the request.
    if (hasDriverChanged()) return;
    yield* put(requestStaged({ key, stage: { is: 'sending' } }));
    try {
      outcome = yield* resolveAndSend(decision);
    } catch (error) {
      if (!hasDriverChanged()) yield* put(requestStaged({ key, stage: { is: 'unconfirmed' } }));
      throw error;
    }
    if (!hasDriverChanged()) yield* put(requestStaged({ key, stage: toStage(outcome) }));
  });
  return hasDriverChanged() ? { is: 'sessionOver' } : outcome;
}

/**
 * Polls the result of an earlier request for the object, of a page that has ended. It sends no new request.
 *
 * @returns null if every earlier one has its result
 */
export function* findEarlierRequestOutcome(
  query: Pick<IdempotentRequestIntent<IdempotentEndpoint>, 'key' | 'find' | 'readList' | 'stale'>,
): SagaGenerator<IdempotentRequestOutcome<never> | null> {
  const ports = yield* getPorts();
  const { session, local, clock } = ports;
  const { key } = query;
  if (!(yield* call(isServerReachable, ports))) return null;
  if (readRequestJournal(local, readDeviceAndServerNow(clock)).length > 0) yield* identifyDriver();
  const owner = session.owner();
  const hasDriverChanged = () => session.owner() !== session.resolveOwner(owner);
  let result: IdempotentRequestOutcome<never> | null = null;
  yield* withTabLock(`request:${owner}:${key}`, function* alone() {
    const earlier = findUnresolvedRequest(yield* readOwnRequests(), { key, owner: session.owner() });
    if (earlier === undefined || hasDriverChanged()) return;
    const verdict = yield* pollRequestStatus(earlier, query, false);
    const outcome: IdempotentRequestOutcome<never> = verdict.is === 'done' ? { ...verdict, isEarlier: true } : verdict;
    if (!hasDriverChanged()) yield* put(requestStaged({ key, stage: toStage(outcome) }));
    result = outcome;
  });
  return hasDriverChanged() ? { is: 'sessionOver' } : result;
}

/** The requests of the journal. Those of a driver who has become known have that driver's name. */
function* readOwnRequests(): SagaGenerator<readonly UnresolvedRequest[]> {
  const { local, clock, session } = yield* getPorts();
  return readRequestJournal(local, readDeviceAndServerNow(clock)).map((request) =>
    renameUnresolvedRequestOwner(request, session.resolveOwner),
  );
}

/** Queries an earlier request for the same object, and sends the new one unless the earlier one has a result. */
function* resolveAndSend<E extends IdempotentEndpoint>(
  decision: IdempotentRequestIntent<E>,
): SagaGenerator<IdempotentRequestOutcome<NonNullable<EndpointResult<E>>>> {
  const ports = yield* getPorts();
  const { local, clock, session } = ports;
  const owner = session.owner();
  if (!(yield* call(isServerReachable, ports))) return { is: 'notSent', because: 'noLine' };
  // The check of the connection takes time. Another driver's session must not carry the request.
  if (session.owner() !== session.resolveOwner(owner)) return { is: 'sessionOver' };
  const { key, leaveBy } = decision;
  const requests = yield* readOwnRequests();
  const earlier = findUnresolvedRequest(requests, { key, owner: session.owner() });
  if (
    earlier === undefined &&
    session.isOwnerUnknown() &&
    decision.mayRepeat !== true &&
    mayHaveUnresolvedRequest(requests, key)
  )
    return { is: 'unconfirmed' };
  if (earlier !== undefined) {
    const verdict = yield* pollRequestStatus(earlier, decision, false);
    if (verdict.is === 'done') return { ...verdict, isEarlier: true };
    const canSkipEarlier = verdict.is === 'unconfirmed' && decision.mayRepeat === true;
    if (canSkipEarlier) yield* call(removeRequestFromJournal, local, earlier, readDeviceAndServerNow(clock));
    else if (verdict.is !== 'neverReceived') return verdict;
  }
  // Polling an earlier request may have taken a minute.
  if (leaveBy !== undefined && isPastCommandSendDeadline(clock, leaveBy)) return { is: 'notSent', because: 'late' };
  const request = yield* journalRequest(key);
  return request === null ? { is: 'notSent', because: 'busy' } : yield* sendRequest(request, decision);
}

const toStage = (outcome: IdempotentRequestOutcome<unknown>) =>
  outcome.is === 'done' || outcome.is === 'sessionOver' ? null : outcome;

/** Writes the request to the journal. Null if another tab was faster, where the browser's locks are not reliable. */
function* journalRequest(key: string): SagaGenerator<UnresolvedRequest | null> {
  const { local, clock, random, session } = yield* getPorts();
  const requestId = yield* call(random.text, REQUEST_ID_LENGTH);
  const now = readDeviceAndServerNow(clock);
  const stamp = now.serverMs === null ? {} : { sentServerMs: now.serverMs };
  const owner = session.owner();
  const request: UnresolvedRequest = { version: 1, key, owner, requestId, sentAtMs: now.deviceMs, ...stamp };
  yield* call(addRequestToJournal, local, request, now);
  const stored = findUnresolvedRequest(yield* readOwnRequests(), request);
  if (stored?.requestId === requestId) return request;
  yield* call(removeRequestFromJournal, local, request, now);
  return null;
}

function* sendRequest<E extends IdempotentEndpoint>(
  request: UnresolvedRequest,
  decision: IdempotentRequestIntent<E>,
): SagaGenerator<IdempotentRequestOutcome<NonNullable<EndpointResult<E>>>> {
  const ports = yield* getPorts();
  try {
    const { leaveBy } = decision;
    const timed = leaveBy === undefined ? {} : { leaveBy };
    const args = { ...decision.args, ...timed, requestId: request.requestId } as unknown as EndpointArgs<E>;
    const answer = yield* callEndpoint(decision.endpoint, args);
    if (answer != null) {
      // It stays in the journal for a driver who has signed out, and is queried when they come back.
      if (ports.session.owner() !== ports.session.resolveOwner(request.owner)) return { is: 'sessionOver' };
      yield* removeResolved(request, ports);
      return { is: 'done', id: decision.idOf(answer), answer, isEarlier: false };
    }
  } catch (error) {
    if (isServiceError(error) && isUnperformedRefusal(error)) {
      yield* removeResolved(request, ports);
      return { is: 'refused', error };
    }
    if (!isServiceError(error) && !isAbortedCallError(error)) yield* call(ports.report, error, 'sendOnce');
  }
  const verdict = yield* pollRequestStatus(request, decision, true);
  return verdict.is === 'done' ? { ...verdict, isEarlier: false } : verdict;
}

function* removeResolved(request: UnresolvedRequest, { local, clock }: Ports): SagaGenerator<void> {
  yield* call(removeRequestFromJournal, local, request, readDeviceAndServerNow(clock));
}
