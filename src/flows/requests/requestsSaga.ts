import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';

import type { CommandSendDeadline } from '@/platform/clock/press';
import { getPorts } from '@/platform/ports/getPorts';
import {
  getIdempotentRequestDefinition,
  type IdempotentRequestOutcomeReport,
} from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type {
  IdempotentEndpoint,
  IdempotentRequestOutcome,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { publishRequestOutcome, tryBeginRequest } from './pendingSubmits';
import {
  earlierRequestLookupRequested,
  idempotentRequestSubmitted,
  requestStaged,
  selectRequestStage,
} from './requestStages';
import { findEarlierRequestOutcome, sendRequestOnce } from './sendRequestOnce';

/**
 * A tap this soon after the response was meant for the previous screen: nobody reads an outcome and decides again so
 * fast.
 */
const DOUBLE_TAP_MS = 700;

/** Sends the idempotent requests that drivers submit on screens. An area with a flow of its own calls `sendRequestOnce` itself. */
export function* requestsSaga() {
  /** The objects with a request in progress in this tab, by driver. */
  const busy = new Set<string>();
  /** The last decision, once it is done: its driver and object, and the time by both clocks. */
  let lastDone: { readonly own: string; readonly atMs: number; readonly serverMs: number } | null = null;
  /** Null if a request for the object is in progress already: a second press changes nothing. */
  function* exclusively<T>(key: string, act: () => SagaGenerator<T>): SagaGenerator<T | null> {
    const { session } = yield* getPorts();
    const lockKey = `${session.owner()} ${key}`;
    if (busy.has(lockKey)) return null;
    busy.add(lockKey);
    const result = yield* act();
    busy.delete(lockKey);
    return result;
  }
  /** Whether a press belongs to a decision that is already done. */
  function* isDoubleTap(key: string): SagaGenerator<boolean> {
    const { session, clock } = yield* getPorts();
    if ((yield* select(selectRequestStage(key)))?.is === 'done') return true;
    if (lastDone?.own !== `${session.owner()} ${key}`) return false;
    return Math.max(clock.monotonic() - lastDone.atMs, clock.serverNow() - lastDone.serverMs) < DOUBLE_TAP_MS;
  }
  function* markDone(kind: string, key: string): SagaGenerator<void> {
    const { session, clock } = yield* getPorts();
    lastDone = { own: `${session.owner()} ${key}`, atMs: clock.monotonic(), serverMs: clock.serverNow() };
    if (getIdempotentRequestDefinition(kind).leavesForm === true)
      yield* put(requestStaged({ key, stage: { is: 'done' } }));
  }
  yield* takeEvery(idempotentRequestSubmitted, function* decided({ payload: { id, kind, key, args, leaveBy } }) {
    // The timer of the press expires it.
    if (!tryBeginRequest(id)) return;
    if (yield* isDoubleTap(key)) return;
    lastDone = null;
    const sent = yield* exclusively(key, () => sendDecision(kind, key, args, leaveBy));
    if (sent === null) return;
    if (sent.is === 'done') yield* markDone(kind, key);
    // Another tab is sending a request for the same object.
    if (sent.is === 'notSent') yield* put(requestStaged({ key, stage: sent }));
    yield* notifyFlow(kind, { key, args, sent });
    yield* call(publishRequestOutcome, id, sent);
  });
  yield* takeEvery(earlierRequestLookupRequested, function* asked({ payload: { id, kind, key } }) {
    const sent = yield* exclusively(key, () => findEarlierOutcome(kind, key));
    if (sent?.is === 'done') yield* markDone(kind, key);
    if (sent !== null) yield* notifyFlow(kind, { key, args: null, sent });
    yield* call(publishRequestOutcome, id, sent);
  });
}

/** Reports the outcome to the flow that needs it, but not after another driver has signed in. */
function* notifyFlow(
  name: string,
  report: { key: string; args: unknown; sent: IdempotentRequestOutcome<unknown> },
): SagaGenerator<void> {
  const { toOutcomeAction } = getIdempotentRequestDefinition(name);
  if (toOutcomeAction === undefined || report.sent.is === 'sessionOver') return;
  const { clock } = yield* getPorts();
  yield* put(
    toOutcomeAction({ ...report, nowMs: clock.serverNow() } as IdempotentRequestOutcomeReport<IdempotentEndpoint>),
  );
}

function* findEarlierOutcome(name: string, key: string): SagaGenerator<IdempotentRequestOutcome<unknown> | null> {
  try {
    const { find, stale } = getIdempotentRequestDefinition(name);
    return yield* findEarlierRequestOutcome({ key, find, stale });
  } catch (error) {
    const { report } = yield* getPorts();
    yield* call(report, error, 'requests');
    return null;
  }
}

/** An exception in one request must not stop the flow, which serves all screens. */
function* sendDecision(
  name: string,
  key: string,
  args: unknown,
  leaveBy?: CommandSendDeadline,
): SagaGenerator<IdempotentRequestOutcome<unknown>> {
  try {
    const { endpoint, find, idOf, stale, readList, isDeviceCommand } = getIdempotentRequestDefinition(name);
    const timed = isDeviceCommand === true ? { leaveBy } : {};
    const decision = {
      key,
      endpoint,
      args: args as never,
      find,
      idOf,
      stale,
      readList: readList?.(args as never),
      ...timed,
    };
    return yield* sendRequestOnce(decision);
  } catch (error) {
    const { report } = yield* getPorts();
    yield* call(report, error, 'requests');
    return { is: 'unconfirmed' };
  }
}
