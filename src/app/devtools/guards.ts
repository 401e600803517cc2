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
const IMPORT = 'IMPORT_STATE';
/** Events that show that a person uses the page. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'popstate'] as const;

/** What a thunk returns while the app is paused: its `unwrap` never settles, and it can be unsubscribed and aborted like RTK Query's own promises. */
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

// RTK Query throws "middleware not added" when this action gets no result, so it always passes.
const ASKS_SUBSCRIPTIONS = /\/internal_getRTKQSubscriptions$/;

export interface Guards {
  /** The outermost enhancer. It guards what screens, timers and clicks dispatch, also the screens that a jump mounts. */
  readonly outer: StoreEnhancer;
  /** The enhancer just outside DevTools' store. It guards what middleware and flows dispatch. */
  readonly inner: StoreEnhancer;
  /** The innermost enhancer, inside DevTools' store. It sees DevTools' own actions. */
  readonly sensor: StoreEnhancer;
  /** Resolves when the present is shown. Never resolves in a replay. */
  whenPresent(): Promise<void>;
  /** The time of the moment that is shown, device time in milliseconds; null while the present is shown. */
  momentMs(): number | null;
  stop(): void;
}

/**
 * While DevTools shows an earlier moment, nothing may change that moment or call the server. After any jump, also one to the newest moment,
 * the page pauses until a person touches it, because the screens that the jump draws must not query the server again. What flows dispatch
 * meanwhile is held and dispatched when the present is shown again. An import lasts until the page is reloaded: a recording is shown and
 * never continued.
 *
 * @param onReplay called when a recording has been imported, before its first state is drawn
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
