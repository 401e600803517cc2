import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';

import type { TimeTravelTracker } from './moments';

/** Events that show that a person uses the page. */
const USER_EVENTS = ['pointerdown', 'click', 'keydown', 'popstate'] as const;

/**
 * The result of a thunk while the app is paused: its `unwrap` never settles, and it can be unsubscribed and aborted
 * like RTK Query's own promises.
 */
const createInertResult = (): unknown =>
  Object.assign(Promise.resolve({}), {
    unwrap: () => new Promise(() => undefined),
    unsubscribe: () => undefined,
    abort: () => undefined,
    reset: () => undefined,
    refetch: createInertResult,
    updateSubscriptionOptions: () => undefined,
    arg: {},
    requestId: 'parked',
    queryCacheKey: 'parked',
  });

// RTK Query throws "middleware not added" when this action gets no result, so it always passes.
const SUBSCRIPTIONS_REQUEST = /\/internal_getRTKQSubscriptions$/;

export interface TimeTravelGuards {
  /**
   * The outermost enhancer. It guards dispatches of screens, timers and clicks, including the screens that a jump
   * mounts.
   */
  readonly outerEnhancer: StoreEnhancer;
  /** The enhancer just outside DevTools' store. It guards dispatches of middleware and flows. */
  readonly innerEnhancer: StoreEnhancer;
  /**
   * Delays each effect of a flow until the present is shown. A flow would otherwise read the earlier state and act on
   * it.
   */
  readonly effectMiddleware: EffectMiddleware;
  /** Resolves when the present is shown. Never resolves after the present was left permanently. */
  whenPresent(this: void): Promise<void>;
  /** DevTools changed the displayed state: the page pauses until it is touched. */
  onJump(this: void): void;
  /** The present was left permanently: held effects and actions are discarded. */
  discardHeld(this: void): void;
  stop(): void;
}

/**
 * While DevTools shows an earlier state, nothing may change that state or call the server. After any jump, also one to
 * the newest state, the page pauses until a person touches it, because the screens that the jump renders must not query
 * the server again. Flows are paused meanwhile and continue when the present is shown again. An import lasts until the
 * page is reloaded: a recording is shown and never continued.
 */
export function createTimeTravelGuards(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  moments: () => Pick<TimeTravelTracker, 'isPaused' | 'attachStore' | 'subscribe'>,
): TimeTravelGuards {
  let isJumped = false;
  let isDiscarded = false;
  /** A flow is running. Of flows, only a navigation is dispatched here. */
  let isFlowRunning = false;
  let heldActions: (() => unknown)[] = [];
  let waitingResolvers: (() => void)[] = [];

  const isPaused = () => moments().isPaused();
  const releaseHeld = () => {
    while (heldActions.length > 0 && !isPaused()) heldActions.shift()?.();
    if (isPaused()) return;
    for (const resolveWaiting of waitingResolvers.splice(0)) resolveWaiting();
  };
  const resumeOnTouch = () => {
    isJumped = false;
  };
  for (const name of USER_EVENTS) page.addEventListener(name, resumeOnTouch, true);
  const hold = (act: () => unknown) => {
    if (!isDiscarded) heldActions.push(act);
  };

  return {
    outerEnhancer: (create) => (reducer, state) => {
      const store = create(reducer, state);
      moments().attachStore(store);
      moments().subscribe(releaseHeld);
      const guardedDispatch = (action: unknown): unknown => {
        // A screen that a flow opens was not rendered by a jump.
        if (isFlowRunning && !isPaused()) isJumped = false;
        if (!isJumped && !isPaused()) return store.dispatch(action as never);
        if (typeof action === 'function') return createInertResult();
        return SUBSCRIPTIONS_REQUEST.test((action as UnknownAction).type) ? store.dispatch(action as never) : action;
      };
      return { ...store, dispatch: guardedDispatch as typeof store.dispatch };
    },
    innerEnhancer: (create) => (reducer, state) => {
      const store = create(reducer, state);
      const guardedDispatch = (action: UnknownAction) => {
        if (!isPaused()) return store.dispatch(action as never);
        hold(() => store.dispatch(action as never));
        return action;
      };
      return { ...store, dispatch: guardedDispatch as typeof store.dispatch };
    },
    effectMiddleware: (next) => (effect: unknown) => {
      const run = () => {
        const before = isFlowRunning;
        isFlowRunning = true;
        try {
          next(effect);
        } finally {
          isFlowRunning = before;
        }
      };
      if (isPaused()) hold(run);
      else run();
    },
    whenPresent: () =>
      isPaused()
        ? new Promise((resolve) => {
            waitingResolvers.push(resolve);
          })
        : Promise.resolve(),
    onJump: () => {
      isJumped = true;
    },
    discardHeld: () => {
      isDiscarded = true;
      heldActions = [];
      waitingResolvers = [];
    },
    stop: () => {
      for (const name of USER_EVENTS) page.removeEventListener(name, resumeOnTouch, true);
    },
  };
}
