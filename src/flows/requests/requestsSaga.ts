import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';

import type { LeaveBy } from '@/services/transport/clock/press';
import { getPorts } from '@/services/transport/ports/getPorts';

import type { RequestEndpoint, Sent } from './decision';
import { begin, kindNamed, tellOutcome, type Told } from './requestKinds';
import { earlierAsked, requestDecided, requestStaged, selectRequestStage } from './requestStages';
import { findEarlier, sendOnce } from './sendOnce';

/** A tap this soon after the answer was meant for what stood there before it: nobody reads an outcome and decides anew that fast. */
const SAME_TAP_MS = 700;

/** Sends what drivers decide on screens. An area with a flow of its own calls `sendOnce` itself. */
export function* requestsSaga() {
  /** The objects about which something is under way in this tab, by driver. */
  const busy = new Set<string>();
  /** The last decision, once it is done: its driver and object, and when it was by both clocks. */
  let lastDone: { readonly own: string; readonly atMs: number; readonly serverMs: number } | null = null;
  /** Null where something is under way about the object already: a second press changes nothing. */
  function* alone<T>(key: string, act: () => SagaGenerator<T>): SagaGenerator<T | null> {
    const { session } = yield* getPorts();
    const own = `${session.owner()} ${key}`;
    if (busy.has(own)) return null;
    busy.add(own);
    const result = yield* act();
    busy.delete(own);
    return result;
  }
  /** Whether a press belongs to a decision that is done. */
  function* isSameTap(key: string): SagaGenerator<boolean> {
    const { session, clock } = yield* getPorts();
    if ((yield* select(selectRequestStage(key)))?.is === 'done') return true;
    if (lastDone?.own !== `${session.owner()} ${key}`) return false;
    return Math.max(clock.monotonic() - lastDone.atMs, clock.serverNow() - lastDone.serverMs) < SAME_TAP_MS;
  }
  function* noteDone(kind: string, key: string): SagaGenerator<void> {
    const { session, clock } = yield* getPorts();
    lastDone = { own: `${session.owner()} ${key}`, atMs: clock.monotonic(), serverMs: clock.serverNow() };
    if (kindNamed(kind).leadsOn === true) yield* put(requestStaged({ key, stage: { is: 'done' } }));
  }
  yield* takeEvery(requestDecided, function* decided({ payload: { id, kind, key, args, leaveBy } }) {
    // The timer of the press gives it back.
    if (!begin(id)) return;
    if (yield* isSameTap(key)) return;
    lastDone = null;
    const sent = yield* alone(key, () => outcomeOf(kind, key, args, leaveBy));
    if (sent === null) return;
    if (sent.is === 'done') yield* noteDone(kind, key);
    // Another tab is sending a request for the same object.
    if (sent.is === 'notSent') yield* put(requestStaged({ key, stage: sent }));
    yield* tellFlow(kind, { key, args, sent });
    yield* call(tellOutcome, id, sent);
  });
  yield* takeEvery(earlierAsked, function* asked({ payload: { id, kind, key } }) {
    const sent = yield* alone(key, () => earlierOf(kind, key));
    if (sent?.is === 'done') yield* noteDone(kind, key);
    if (sent !== null) yield* tellFlow(kind, { key, args: null, sent });
    yield* call(tellOutcome, id, sent);
  });
}

/** The next driver's flows are told nothing of it. */
function* tellFlow(name: string, about: { key: string; args: unknown; sent: Sent<unknown> }): SagaGenerator<void> {
  const { told } = kindNamed(name);
  if (told === undefined || about.sent.is === 'sessionOver') return;
  const { clock } = yield* getPorts();
  yield* put(told({ ...about, nowMs: clock.serverNow() } as Told<RequestEndpoint>));
}

function* earlierOf(name: string, key: string): SagaGenerator<Sent<unknown> | null> {
  try {
    const { find, stale } = kindNamed(name);
    return yield* findEarlier({ key, find, stale });
  } catch (error) {
    const { report } = yield* getPorts();
    yield* call(report, error, 'requests');
    return null;
  }
}

/** A bug in one request must not stop the flow, which serves all screens. */
function* outcomeOf(name: string, key: string, args: unknown, leaveBy?: LeaveBy): SagaGenerator<Sent<unknown>> {
  try {
    const { endpoint, find, idOf, stale, readList, isCommand } = kindNamed(name);
    const timed = isCommand === true ? { leaveBy } : {};
    const decided = {
      key,
      endpoint,
      args: args as never,
      find,
      idOf,
      stale,
      readList: readList?.(args as never),
      ...timed,
    };
    return yield* sendOnce(decided);
  } catch (error) {
    const { report } = yield* getPorts();
    yield* call(report, error, 'requests');
    return { is: 'unconfirmed' };
  }
}
