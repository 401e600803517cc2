import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { createGuards } from '@/app/devtools/guards';
import type { StoreTools } from '@/app/store';
import { followingPages } from '@/domain/recording/recordingFormat';

const SHOWN = 'replay/shown';

type Reduce = (state: unknown, action: UnknownAction) => unknown;

export interface Player {
  readonly tools: StoreTools;
  /** The app's own reducer. It may throw on an action that is not of this build. */
  reduce(this: void, state: unknown, action: UnknownAction): unknown;
  show(this: void, state: unknown): void;
  stop(this: void): void;
}

/**
 * Makes a store that only shows states. The guards of DevTools hold from the first moment on: whatever screens dispatch does nothing, and no flow
 * takes a step.
 */
export function createPlayer(page: Window): Player {
  const guards = createGuards(page, () => ({
    isParked: () => true,
    watch: () => undefined,
    subscribe: () => () => undefined,
  }));
  guards.forget();
  let reduce: Reduce = (state) => state;
  let show: Player['show'] = () => undefined;
  const film: StoreEnhancer = (create) => (reducer, given) => {
    reduce = reducer as unknown as Reduce;
    const shown = (state: unknown, action: UnknownAction) =>
      action.type === SHOWN ? action['state'] : reduce(state, action);
    const store = create(shown as never, given);
    show = (state) => void store.dispatch({ type: SHOWN, state } as never);
    return store as never;
  };
  return {
    tools: {
      saga: { effectMiddlewares: [guards.effects] },
      arrange: (usual) => [guards.outer, ...usual, guards.inner, film],
      connect: (endFlows) => {
        endFlows();
      },
    },
    reduce: (state, action) => followingPages(reduce)(state, action),
    show: (state) => {
      show(state);
    },
    stop: guards.stop,
  };
}
