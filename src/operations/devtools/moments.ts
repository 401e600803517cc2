import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { type RecordedTimes, splitImportedStateAndTimes } from '@/operations/format/recordingFormat';
import { isInternalActionType } from '@/operations/recorder/internalActions';

/**
 * What the page shows. `left`: DevTools discarded or changed later actions, so the state no longer belongs to this
 * page's session. `replay`: a recording has been imported.
 */
export type TimeTravelMode = 'present' | 'earlier' | 'left' | 'replay';

interface DevToolsEntry {
  readonly action: UnknownAction;
  readonly timestamp: number;
}

/** The part of DevTools' own state that the app reads. */
interface LiftedState {
  readonly currentStateIndex: number;
  readonly computedStates: readonly { readonly state: { readonly route: { readonly depth: number } } }[];
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly actionsById: Readonly<Record<number, DevToolsEntry>>;
  readonly isLocked?: boolean;
}

interface LiftedAction extends UnknownAction {
  readonly index?: number;
  readonly actionId?: number;
  /** Of an import: a complete lifted state, or the actions alone. */
  readonly nextLiftedState?: unknown;
  readonly preloadedState?: unknown;
}

interface LiftedStore {
  getState(): LiftedState;
  dispatch(action: LiftedAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** DevTools' own actions that change the displayed state without a dispatch by the app. */
const JUMP_ACTIONS: ReadonlySet<unknown> = new Set([
  'JUMP_TO_STATE',
  'JUMP_TO_ACTION',
  'TOGGLE_ACTION',
  'SET_ACTIONS_ACTIVE',
  'REORDER_ACTION',
  'ROLLBACK',
  'RESET',
  'SWEEP',
]);
/** They discard or change past actions. */
const REWRITE_ACTIONS: ReadonlySet<unknown> = new Set(['REORDER_ACTION', 'ROLLBACK', 'RESET']);
/** They make the displayed state the new base, so they are harmless while it is the present. */
const VIEW_PRESERVING_ACTIONS: ReadonlySet<unknown> = new Set(['COMMIT', 'PAUSE_RECORDING']);

const newestIndex = ({ stagedActionIds }: LiftedState): number => stagedActionIds.length - 1;

const isAtEnd = (state: LiftedState): boolean =>
  state.currentStateIndex === newestIndex(state) && state.skippedActionIds.length === 0;

/** Whether DevTools' action gives the page a state that its session never had. */
function leavesPresent(before: LiftedState, { type }: LiftedAction): boolean {
  if (REWRITE_ACTIONS.has(type)) return true;
  if (type === 'SWEEP') return before.skippedActionIds.length > 0;
  return VIEW_PRESERVING_ACTIONS.has(type) && !isAtEnd(before);
}

/** Bookkeeping actions are hidden. A jump to the newest visible action means the newest action of all. */
function jumpToNewestIfHidden(before: LiftedState, action: LiftedAction): LiftedAction {
  const { stagedActionIds, actionsById } = before;
  const targetIndex =
    action.type === 'JUMP_TO_STATE'
      ? action.index
      : action.type === 'JUMP_TO_ACTION'
        ? stagedActionIds.indexOf(action.actionId ?? -1)
        : undefined;
  if (targetIndex === undefined || targetIndex < 0) return action;
  const after = stagedActionIds.slice(targetIndex + 1);
  const isEnd = after.length > 0 && after.every((id) => isInternalActionType(actionsById[id]?.action.type));
  return isEnd ? { type: 'JUMP_TO_STATE', index: newestIndex(before) } : action;
}

/** In milliseconds. An imported recording contains the driver's time, which is the server's. */
export interface ViewedStateTime {
  readonly ms: number;
  readonly clock: 'device' | 'server';
}

/** Splits an import into the action without recorded times, and those times. */
function readImport(action: LiftedAction): { plain: LiftedAction; recorded: RecordedTimes | null } {
  const { nextLiftedState: actions, preloadedState } = action;
  if (!Array.isArray(actions)) return { plain: action, recorded: null };
  const { state, recorded } = splitImportedStateAndTimes(preloadedState, actions.length);
  return { plain: { ...action, preloadedState: state }, recorded };
}

/** The time of a moment of an import: moment 0 is the state before the first action. */
const recordedMs = ({ beganAtMs, times }: RecordedTimes, moment: number): number =>
  beganAtMs + (times[moment - 1] ?? 0);

export interface TimeTravelTracker {
  /** The innermost enhancer, inside DevTools' store. It receives DevTools' own actions. */
  readonly enhancer: StoreEnhancer;
  /** Called once with the store that has DevTools in it. */
  attachStore(this: void, store: object): void;
  /** Called after each of DevTools' changes. */
  subscribe(this: void, listener: () => void): () => void;
  getViewMode(this: void): TimeTravelMode;
  /** Whether the app is paused: not at the present, or locked in the panel. */
  isPaused(this: void): boolean;
  /** The time of the displayed state; null while the present is shown. */
  getViewTime(this: void): ViewedStateTime | null;
  /** How many of the app's history entries are below the newest state. */
  presentDepth(this: void): number;
  returnToPresent(this: void): void;
}

/**
 * Tracks which state DevTools shows.
 *
 * @param onJump called when DevTools has changed the displayed state
 * @param onLeft called once, when the present was left permanently, before the new state is rendered
 */
export function createTimeTravelTracker(
  onJump: () => void,
  onLeft: () => void,
  times: WeakMap<object, number>,
): TimeTravelTracker {
  let leftMode: 'left' | 'replay' | undefined;
  let lifted: LiftedStore | undefined;
  let imported: RecordedTimes | null = null;
  const listeners = new Set<() => void>();
  const leavePresent = (mode: 'left' | 'replay') => {
    const isFirst = leftMode === undefined;
    leftMode = mode;
    if (isFirst) onLeft();
  };
  const getViewMode = (): TimeTravelMode => {
    if (leftMode !== undefined) return leftMode;
    return lifted === undefined || isAtEnd(lifted.getState()) ? 'present' : 'earlier';
  };
  const isPaused = () => getViewMode() !== 'present' || lifted?.getState().isLocked === true;
  return {
    enhancer: (create) => (reducer, state) =>
      create((before, given) => {
        const action = given as LiftedAction & Partial<DevToolsEntry>;
        if (JUMP_ACTIONS.has(action.type)) onJump();
        if (action.type === 'IMPORT_STATE') {
          leavePresent('replay');
          const { plain, recorded } = readImport(action);
          imported = recorded;
          if (recorded !== null)
            for (const [at, recordedAction] of (plain.nextLiftedState as readonly object[]).entries())
              times.set(recordedAction, recordedMs(recorded, at + 1));
          return reducer(before, plain as typeof given);
        }
        if (action.type === 'PERFORM_ACTION' && action.action && action.timestamp)
          times.set(action.action, action.timestamp);
        if (before === undefined) return reducer(before, given);
        if (leavesPresent(before as unknown as LiftedState, action)) leavePresent('left');
        return reducer(before, jumpToNewestIfHidden(before as unknown as LiftedState, action) as typeof given);
      }, state),
    attachStore: (store) => {
      lifted = (store as { liftedStore?: LiftedStore }).liftedStore;
      lifted?.subscribe(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getViewMode,
    isPaused,
    getViewTime: () => {
      if (lifted === undefined || !isPaused()) return null;
      const { actionsById, stagedActionIds, currentStateIndex } = lifted.getState();
      if (imported !== null) return { ms: recordedMs(imported, currentStateIndex), clock: 'server' };
      const ms = actionsById[stagedActionIds[currentStateIndex] ?? -1]?.timestamp;
      return ms === undefined ? null : { ms, clock: 'device' };
    },
    presentDepth: () => {
      const state = lifted?.getState();
      return (state && state.computedStates[newestIndex(state)]?.state.route.depth) ?? 0;
    },
    returnToPresent: () => {
      if (lifted === undefined) return;
      const { nextActionId, skippedActionIds } = lifted.getState() as LiftedState & { nextActionId: number };
      if (skippedActionIds.length > 0)
        lifted.dispatch({ type: 'SET_ACTIONS_ACTIVE', start: 1, end: nextActionId, active: true });
      lifted.dispatch({ type: 'JUMP_TO_STATE', index: newestIndex(lifted.getState()) });
    },
  };
}
