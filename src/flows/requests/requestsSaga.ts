import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';

import type { LeaveBy } from '@/services/transport/clock/press';
import { getPorts } from '@/services/transport/ports/getPorts';

import type { RequestEndpoint, Sent } from './decision';
import { begin, kindNamed, tellOutcome, type Told } from './requestKinds';
import { earlierAsked, requestDecided, requestStaged } from './requestStages';
import { findEarlier, sendOnce } from './sendOnce';

/** Sends what drivers decide on screens. An area with a flow of its own calls `sendOnce` itself. */
export function* requestsSaga() {
  /** The objects about which something is under way in this tab, by driver. */
  const busy = new Set<string>();
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
  yield* takeEvery(requestDecided, function* decided({ payload: { id, kind, key, args, leaveBy } }) {
    // The timer of the press gives it back.
    if (!begin(id)) return;
    const sent = yield* alone(key, () => outcomeOf(kind, key, args, leaveBy));
    if (sent === null) return;
    // Another tab is sending a request for the same object.
    if (sent.is === 'notSent') yield* put(requestStaged({ key, stage: sent }));
    yield* tellFlow(kind, { key, args, sent });
    yield* call(tellOutcome, id, sent);
  });
  yield* takeEvery(earlierAsked, function* asked({ payload: { id, kind, key } }) {
    const sent = yield* alone(key, () => earlierOf(kind, key));
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
