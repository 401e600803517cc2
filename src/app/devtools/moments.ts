import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { type RecordedTimes, timesInState } from '@/domain/recording/recordingFormat';
import { isBookkeeping } from '@/flows/recording/bookkeeping';

/**
 * What the page shows. `left`: DevTools threw away what has happened since, or changed it, so the state is not that of this page's session any more.
 * `replay`: a recording has been imported.
 */
export type InView = 'present' | 'earlier' | 'left' | 'replay';

interface Recorded {
  readonly action: UnknownAction;
  readonly timestamp: number;
}

/** The part of DevTools' own state that the app reads. */
interface LiftedState {
  readonly currentStateIndex: number;
  readonly computedStates: readonly { readonly state: { readonly route: { readonly depth: number } } }[];
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly actionsById: Readonly<Record<number, Recorded>>;
  readonly isLocked?: boolean;
}

interface LiftedAction extends UnknownAction {
  readonly index?: number;
  readonly actionId?: number;
  /** Of an import: a whole lifted state, or the actions alone. */
  readonly nextLiftedState?: unknown;
  readonly preloadedState?: unknown;
}

interface LiftedStore {
  getState(): LiftedState;
  dispatch(action: LiftedAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** DevTools' own actions that change the displayed state without a dispatch by the app. */
const JUMPS: ReadonlySet<unknown> = new Set([
  'JUMP_TO_STATE',
  'JUMP_TO_ACTION',
  'TOGGLE_ACTION',
  'SET_ACTIONS_ACTIVE',
  'REORDER_ACTION',
  'ROLLBACK',
  'RESET',
  'SWEEP',
]);
/** They forget or change what has happened. */
const REWRITES: ReadonlySet<unknown> = new Set(['REORDER_ACTION', 'ROLLBACK', 'RESET']);
/** They keep the state that is in view, so they are harmless while it is that of the present. */
const KEEPS_VIEW: ReadonlySet<unknown> = new Set(['COMMIT', 'PAUSE_RECORDING']);

const newestOf = ({ stagedActionIds }: LiftedState): number => stagedActionIds.length - 1;

const isAtEnd = (state: LiftedState): boolean =>
  state.currentStateIndex === newestOf(state) && state.skippedActionIds.length === 0;

/** Whether DevTools' action leaves the page with a state that its session never had. */
function leaves(before: LiftedState, { type }: LiftedAction): boolean {
  if (REWRITES.has(type)) return true;
  if (type === 'SWEEP') return before.skippedActionIds.length > 0;
  return KEEPS_VIEW.has(type) && !isAtEnd(before);
}

/** Rows of bookkeeping are hidden. A jump to the newest row that is not hidden means the newest of all. */
function withoutHiddenEnd(before: LiftedState, action: LiftedAction): LiftedAction {
  const { stagedActionIds, actionsById } = before;
  const wanted =
    action.type === 'JUMP_TO_STATE'
      ? action.index
      : action.type === 'JUMP_TO_ACTION'
        ? stagedActionIds.indexOf(action.actionId ?? -1)
        : undefined;
  if (wanted === undefined || wanted < 0) return action;
  const after = stagedActionIds.slice(wanted + 1);
  const isEnd = after.length > 0 && after.every((id) => isBookkeeping(actionsById[id]?.action.type));
  return isEnd ? { type: 'JUMP_TO_STATE', index: newestOf(before) } : action;
}

/** In milliseconds. An imported recording brings the driver's time, which is the server's. */
export interface MomentTime {
  readonly ms: number;
  readonly clock: 'device' | 'server';
}

/** The import of a recording without the times that it brings, and those times. */
function readImport(action: LiftedAction): { plain: LiftedAction; recorded: RecordedTimes | null } {
  const { nextLiftedState: actions, preloadedState } = action;
  if (!Array.isArray(actions)) return { plain: action, recorded: null };
  const { state, recorded } = timesInState(preloadedState, actions.length);
  return { plain: { ...action, preloadedState: state }, recorded };
}

/** The time of a moment of an import: moment 0 is the state before the first action. */
const recordedMs = ({ beganAtMs, times }: RecordedTimes, moment: number): number =>
  beganAtMs + (times[moment - 1] ?? 0);

export interface Moments {
  /** The innermost enhancer, inside DevTools' store. It sees DevTools' own actions. */
  readonly sensor: StoreEnhancer;
  /** Told once about the store that has DevTools in it. */
  watch(this: void, store: object): void;
  /** Called after each of DevTools' changes. */
  subscribe(this: void, listener: () => void): () => void;
  inView(this: void): InView;
  /** Whether nothing may happen: not the present, or locked in the panel. */
  isParked(this: void): boolean;
  /** The time of the moment that is shown; null while the present is shown. */
  timeInView(this: void): MomentTime | null;
  /** How many of our history entries lie below the newest moment. */
  presentDepth(this: void): number;
  toPresent(this: void): void;
}

/**
 * Which moment DevTools shows.
 *
 * @param onJump called when DevTools has changed what is shown
 * @param onLeft called once, when the present was left for good, before the state that takes its place is drawn
 */
export function createMoments(onJump: () => void, onLeft: () => void, times: WeakMap<object, number>): Moments {
  let gone: 'left' | 'replay' | undefined;
  let lifted: LiftedStore | undefined;
  let imported: RecordedTimes | null = null;
  const listeners = new Set<() => void>();
  const leave = (how: 'left' | 'replay') => {
    const isFirst = gone === undefined;
    gone = how;
    if (isFirst) onLeft();
  };
  const inView = (): InView => {
    if (gone !== undefined) return gone;
    return lifted === undefined || isAtEnd(lifted.getState()) ? 'present' : 'earlier';
  };
  const isParked = () => inView() !== 'present' || lifted?.getState().isLocked === true;
  return {
    sensor: (create) => (reducer, state) =>
      create((before, given) => {
        const action = given as LiftedAction & Partial<Recorded>;
        if (JUMPS.has(action.type)) onJump();
        if (action.type === 'IMPORT_STATE') {
          leave('replay');
          const { plain, recorded } = readImport(action);
          imported = recorded;
          if (recorded !== null)
            for (const [at, one] of (plain.nextLiftedState as readonly object[]).entries())
              times.set(one, recordedMs(recorded, at + 1));
          return reducer(before, plain as typeof given);
        }
        if (action.type === 'PERFORM_ACTION' && action.action && action.timestamp)
          times.set(action.action, action.timestamp);
        if (before === undefined) return reducer(before, given);
        if (leaves(before as unknown as LiftedState, action)) leave('left');
        return reducer(before, withoutHiddenEnd(before as unknown as LiftedState, action) as typeof given);
      }, state),
    watch: (store) => {
      lifted = (store as { liftedStore?: LiftedStore }).liftedStore;
      lifted?.subscribe(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    inView,
    isParked,
    timeInView: () => {
      if (lifted === undefined || !isParked()) return null;
      const { actionsById, stagedActionIds, currentStateIndex } = lifted.getState();
      if (imported !== null) return { ms: recordedMs(imported, currentStateIndex), clock: 'server' };
      const ms = actionsById[stagedActionIds[currentStateIndex] ?? -1]?.timestamp;
      return ms === undefined ? null : { ms, clock: 'device' };
    },
    presentDepth: () => {
      const state = lifted?.getState();
      return (state && state.computedStates[newestOf(state)]?.state.route.depth) ?? 0;
    },
    toPresent: () => {
      if (lifted === undefined) return;
      const { nextActionId, skippedActionIds } = lifted.getState() as LiftedState & { nextActionId: number };
      if (skippedActionIds.length > 0)
        lifted.dispatch({ type: 'SET_ACTIONS_ACTIVE', start: 1, end: nextActionId, active: true });
      lifted.dispatch({ type: 'JUMP_TO_STATE', index: newestOf(lifted.getState()) });
    },
  };
}
