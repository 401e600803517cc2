import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
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
  /** The action that ends a pending action whose flow could not be loaded. */
  giveUp?: (action: Action) => Action | null;
}

/**
 * A flow whose code is not part of the first load. When loading fails the driver gets a toast, and the next action that needs the flow
 * tries again.
 */
export const lazyFlow = ({ name, load, isFor, isNeededNow, wakes, whenNotNeeded, giveUp }: LazyFlow) => {
  const saga = function* () {
    const ports = yield* getPorts();
    const early = yield* actionChannel(
      (action: Action) => isFor(action) || (wakes?.(action) === true && isNeededNow(ports)),
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
        yield* put(toastShown(failureText.offline));
        missed.push(...(yield* flush(early)));
        for (const ended of missed.map((action) => giveUp?.(action) ?? null)) if (ended !== null) yield* put(ended);
        missed.splice(0, missed.length, yield* take(early));
      }
    }
    missed.push(...(yield* flush(early)));
    early.close();
    for (const action of missed) if (isFor(action)) yield* put(action);
  };
  Object.defineProperty(saga, 'name', { value: name });
  return saga;
};
