import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { failureText } from '@/services/transport/query/errorCodes';

export interface LateFlow {
  name: string;
  load: () => Promise<() => Generator>;
  /** The actions that it is loaded for; those that came before it stood are said again to it. */
  isFor: (action: Action) => boolean;
  /** Whether it is needed at once. */
  isNeededNow: (ports: Ports) => boolean;
  /** What stands while it is not needed. */
  whenNotNeeded?: () => Action;
  /** What ends the waiting of an action that it could not be loaded for. */
  giveUp?: (action: Action) => Action | null;
}

/**
 * A flow whose code is not part of the first load. Where it cannot be had the driver is told, and the next action that needs it
 * tries again.
 */
export const lateFlow = ({ name, load, isFor, isNeededNow, whenNotNeeded, giveUp }: LateFlow) => {
  const saga = function* () {
    const ports = yield* getPorts();
    const early = yield* actionChannel(isFor);
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
    for (const action of missed) yield* put(action);
  };
  Object.defineProperty(saga, 'name', { value: name });
  return saga;
};
