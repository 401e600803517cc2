import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';

import type { Moments } from './moments';

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
  /** Holds whatever a flow does next until the present is shown. A flow would otherwise read the earlier moment and act on it. */
  readonly effects: EffectMiddleware;
  /** Resolves when the present is shown. Never resolves after it was left for good. */
  whenPresent(this: void): Promise<void>;
  /** DevTools changed what is shown: the page rests until it is touched. */
  jumped(this: void): void;
  /** The present was left for good. */
  forget(this: void): void;
  stop(): void;
}

/**
 * While DevTools shows an earlier moment, nothing may change that moment or call the server. After any jump, also one to the newest moment,
 * the page pauses until a person touches it, because the screens that the jump draws must not query the server again. Flows stand still
 * meanwhile, and go on when the present is shown again. An import lasts until the page is reloaded: a recording is shown and
 * never continued.
 */
export function createGuards(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  moments: () => Pick<Moments, 'isParked' | 'watch' | 'subscribe'>,
): Guards {
  let isJumped = false;
  let isGone = false;
  /** A flow runs. Only when it navigates does it dispatch here. */
  let isFlow = false;
  let held: (() => unknown)[] = [];
  let waiting: (() => void)[] = [];

  const isParked = () => moments().isParked();
  const release = () => {
    while (held.length > 0 && !isParked()) held.shift()?.();
    if (isParked()) return;
    for (const go of waiting.splice(0)) go();
  };
  const touched = () => {
    isJumped = false;
  };
  for (const name of TOUCHES) page.addEventListener(name, touched, true);
  const hold = (act: () => unknown) => {
    if (!isGone) held.push(act);
  };

  return {
    outer: (create) => (reducer, state) => {
      const store = create(reducer, state);
      moments().watch(store);
      moments().subscribe(release);
      const guarded = (action: unknown): unknown => {
        // What a flow leads to is no screen that a jump has drawn.
        if (isFlow && !isParked()) isJumped = false;
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
        hold(() => store.dispatch(action as never));
        return action;
      };
      return { ...store, dispatch: guarded as typeof store.dispatch };
    },
    effects: (next) => (effect: unknown) => {
      const run = () => {
        const before = isFlow;
        isFlow = true;
        try {
          next(effect);
        } finally {
          isFlow = before;
        }
      };
      if (isParked()) hold(run);
      else run();
    },
    whenPresent: () =>
      isParked()
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
    jumped: () => {
      isJumped = true;
    },
    forget: () => {
      isGone = true;
      held = [];
      waiting = [];
    },
    stop: () => {
      for (const name of TOUCHES) page.removeEventListener(name, touched, true);
    },
  };
}
