import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { StoreDevTools } from '@/app/store';
import { createTimeTravelGuards } from '@/operations/devtools/guards';
import { createRecordingReplayReducer } from '@/operations/format/recordingFormat';

const SHOW_STATE = 'replay/shown';

type ReduceState = (state: unknown, action: UnknownAction) => unknown;

export interface ReplayStatePlayer {
  readonly tools: StoreDevTools;
  /** The app's own reducer. It may throw on an action of another build. */
  reduce(this: void, state: unknown, action: UnknownAction): unknown;
  show(this: void, state: unknown): void;
  stop(this: void): void;
}

/**
 * Creates a store that only shows states. The guards of DevTools are active from the start: dispatches by screens have
 * no effect, and no flow runs.
 */
export function createReplayStatePlayer(page: Window): ReplayStatePlayer {
  const guards = createTimeTravelGuards(page, () => ({
    isPaused: () => true,
    attachStore: () => undefined,
    subscribe: () => () => undefined,
  }));
  guards.discardHeld();
  let reduce: ReduceState = (state) => state;
  let show: ReplayStatePlayer['show'] = () => undefined;
  const playerEnhancer: StoreEnhancer = (create) => (reducer, given) => {
    reduce = reducer as unknown as ReduceState;
    const playerReducer = (state: unknown, action: UnknownAction) =>
      action.type === SHOW_STATE ? action['state'] : reduce(state, action);
    const store = create(playerReducer as never, given);
    show = (state) => void store.dispatch({ type: SHOW_STATE, state } as never);
    return store as never;
  };
  return {
    tools: {
      saga: { effectMiddlewares: [guards.effectMiddleware] },
      composeEnhancers: (usual) => [guards.outerEnhancer, ...usual, guards.innerEnhancer, playerEnhancer],
      connect: (endFlows) => {
        endFlows();
      },
    },
    reduce: (state, action) => createRecordingReplayReducer(reduce)(state, action),
    show: (state) => {
      show(state);
    },
    stop: guards.stop,
  };
}
