import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

interface Lifted {
  liftedStore?: {
    getState(): {
      currentStateIndex: number;
      computedStates: readonly unknown[];
      stagedActionIds: readonly number[];
      actionsById: Readonly<Record<number, { timestamp: number }>>;
      isLocked?: boolean;
    };
    subscribe(listener: () => void): () => void;
  };
}

/** How DevTools' own actions move the state in view without anything happening in the app. */
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
const IMPORT = 'IMPORT_STATE';
/** What a person does to a page. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'popstate'] as const;

/** What a thunk answers while nothing may happen: it never settles and can be let go of like RTK Query's own. */
const inert = (): unknown =>
  Object.assign(Promise.resolve({}), {
    unwrap: () => new Promise(() => undefined),
    unsubscribe: () => undefined,
    abort: () => undefined,
    reset: () => undefined,
    refetch: inert,
    updateSubscriptionOptions: () => undefined,
    arg: {},
    requestId: 'parked',
    queryCacheKey: 'parked',
  });

// RTK Query throws "middleware not added" when this question gets no answer.
const ASKS_SUBSCRIPTIONS = /\/internal_getRTKQSubscriptions$/;

export interface Guards {
  /** Stands outermost: what a screen that a jump mounts, a timer or a click dispatches. */
  readonly outer: StoreEnhancer;
  /** Stands just outside DevTools' store: what middleware and flows dispatch by themselves. */
  readonly inner: StoreEnhancer;
  /** Stands innermost, inside DevTools' store: sees its own actions. */
  readonly sensor: StoreEnhancer;
  /** Settles when the present is in view; never in a replay. */
  whenPresent(): Promise<void>;
  /** When the moment in view was, device time in milliseconds; null in the present, which has the time of day. */
  momentMs(): number | null;
  stop(): void;
}

/**
 * While DevTools shows an earlier moment nothing may change it or call the server. After a jump, to the newest moment as well, the
 * page rests until a person touches it: the screens that the jump draws must not ask the server again. What flows
 * dispatch meanwhile is held and follows when the present is back. An import is for ever: a recording is looked at and never
 * continued.
 *
 * @param onReplay told when a recording has been imported, before its first state is drawn
 */
export function createGuards(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  onReplay: () => void,
): Guards {
  let isJumped = false;
  let isReplay = false;
  let lifted: NonNullable<Lifted['liftedStore']> | undefined;
  const held: (() => unknown)[] = [];
  let waiting: (() => void)[] = [];

  const isParked = (): boolean => {
    if (isReplay) return true;
    if (lifted === undefined) return false;
    const { currentStateIndex, computedStates, isLocked } = lifted.getState();
    return isLocked === true || currentStateIndex !== computedStates.length - 1;
  };
  const release = () => {
    while (held.length > 0 && !isParked()) held.shift()?.();
    if (isParked()) return;
    for (const go of waiting.splice(0)) go();
  };
  const touched = () => {
    isJumped = false;
  };
  for (const name of TOUCHES) page.addEventListener(name, touched, true);

  return {
    outer: (create) => (reducer, state) => {
      const store = create(reducer, state);
      lifted = (store as Lifted).liftedStore;
      lifted?.subscribe(release);
      const guarded = (action: unknown): unknown => {
        if (!isJumped && !isParked()) return store.dispatch(action as never);
        if (typeof action === 'function') return inert();
        return ASKS_SUBSCRIPTIONS.test((action as UnknownAction).type) ? store.dispatch(action as never) : action;
      };
      return { ...store, dispatch: guarded as typeof store.dispatch };
    },
    inner: (create) => (reducer, state) => {
      const store = create(reducer, state);
      const guarded = (action: UnknownAction) => {
        if (!isParked()) return store.dispatch(action as never);
        if (!isReplay) held.push(() => store.dispatch(action as never));
        return action;
      };
      return { ...store, dispatch: guarded as typeof store.dispatch };
    },
    sensor: (create) => (reducer, state) =>
      create((before, action) => {
        if (JUMPS.has(action.type)) isJumped = true;
        if (action.type === IMPORT && !isReplay) {
          isReplay = true;
          held.length = 0;
          waiting = [];
          onReplay();
        }
        return reducer(before, action);
      }, state),
    whenPresent: () =>
      isParked()
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
    momentMs: () => {
      if (lifted === undefined || !isParked()) return null;
      const { actionsById, stagedActionIds, currentStateIndex } = lifted.getState();
      return actionsById[stagedActionIds[currentStateIndex] ?? -1]?.timestamp ?? null;
    },
    stop: () => {
      for (const name of TOUCHES) page.removeEventListener(name, touched, true);
    },
  };
}
