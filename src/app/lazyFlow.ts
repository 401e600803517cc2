import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, cancel, delay, flush, fork, put, take, takeEvery } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
import { type Press, PRESS_LIMIT_MS, watchPress } from '@/services/transport/clock/press';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { failureText } from '@/services/transport/query/errorCodes';

export interface LazyFlow {
  name: string;
  load: () => Promise<() => Generator>;
  /** The actions that trigger loading. Actions that arrive before the flow runs are dispatched again to it. */
  isFor: (action: Action) => boolean;
  /** Whether to load the flow at start. */
  isNeededNow: (ports: Ports) => boolean;
  /** Loads the flow later, where it is needed then. The action is not dispatched again. */
  wakes?: (action: Action) => boolean;
  /** The action to dispatch at start while the flow is not needed. */
  whenNotNeeded?: () => Action;
  /** Whether the action is an act, which spends, binds or sends a command. Going to a screen is none. */
  isAct?: (action: Action) => boolean;
  /** The action that ends a pending action whose flow could not be loaded. */
  giveUp?: (action: Action) => Action | null;
}

const NOT_BEGUN = '未操作，请重试';

/**
 * A flow whose code is not part of the first load. When loading fails the driver gets a toast, and the next action that needs the flow
 * tries again. An act begins within 5 s of its press, on a page that was not hidden in between; else the press is given back.
 */
export const lazyFlow = ({ name, load, isFor, isNeededNow, wakes, whenNotNeeded, isAct, giveUp }: LazyFlow) => {
  const saga = function* () {
    const ports = yield* getPorts();
    const early = yield* actionChannel(
      (action: Action) => isFor(action) || (wakes?.(action) === true && isNeededNow(ports)),
    );
    const pressed = new Map<Action, Press>();
    function* giveBack(action: Action, text: string) {
      pressed.get(action)?.stop();
      if (!pressed.delete(action)) return;
      const ended = giveUp?.(action);
      if (ended != null) yield* put(ended);
      yield* put(toastShown(text));
    }
    const watch = yield* takeEvery(
      (action: Action) => isAct?.(action) === true,
      function* pressedFor(action: Action) {
        pressed.set(action, watchPress(ports));
        yield* delay(PRESS_LIMIT_MS);
        yield* giveBack(action, NOT_BEGUN);
      },
    );
    const missed: Action[] = [];
    if (!isNeededNow(ports)) {
      if (whenNotNeeded !== undefined) yield* put(whenNotNeeded());
      missed.push(yield* take(early));
    }
    for (;;) {
      try {
        const flow = yield* call(load);
        yield* fork(flow);
        break;
      } catch (error) {
        ports.report(error, name);
        missed.push(...(yield* flush(early)));
        if (pressed.size === 0) yield* put(toastShown(failureText.offline));
        const others = missed.filter((action) => isAct?.(action) !== true);
        for (const ended of others.map((action) => giveUp?.(action) ?? null)) if (ended !== null) yield* put(ended);
        for (const action of [...pressed.keys()]) yield* giveBack(action, '未操作，网络未连接');
        missed.splice(0, missed.length, yield* take(early));
      }
    }
    missed.push(...(yield* flush(early)));
    early.close();
    yield* cancel(watch);
    for (const action of missed.filter(isFor)) {
      if (isAct?.(action) !== true) yield* put(action);
      else if (pressed.get(action)?.isInTime() !== true) yield* giveBack(action, NOT_BEGUN);
      else {
        pressed.get(action)?.stop();
        yield* put(action);
      }
    }
  };
  Object.defineProperty(saga, 'name', { value: name });
  return saga;
};
