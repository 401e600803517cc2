import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

interface Lifted {
  liftedStore?: { getState(): { currentStateIndex: number; computedStates: readonly unknown[] } };
}

/** DevTools shows an earlier moment than the newest one. */
const isParked = (store: Lifted): boolean => {
  const lifted = store.liftedStore?.getState();
  return lifted !== undefined && lifted.currentStateIndex !== lifted.computedStates.length - 1;
};

/** What a thunk answers while nothing may happen: it never settles and can be let go of like RTK Query's own. */
const inert = (): unknown =>
  Object.assign(Promise.resolve({}), {
    unwrap: () => new Promise(() => undefined),
    unsubscribe: () => undefined,
    abort: () => undefined,
    reset: () => undefined,
    refetch: inert,
    updateSubscriptionOptions: () => undefined,
    arg: undefined,
    requestId: 'parked',
    queryCacheKey: 'parked',
  });

// RTK Query throws "middleware not added" when this question gets no answer.
const ASKS_SUBSCRIPTIONS = /\/internal_getRTKQSubscriptions$/;

/**
 * While DevTools shows an earlier moment nothing may change it or call the server: a screen that a jump mounts, a timer, a
 * click on 支付. Stands outermost.
 */
export const outerGuard: StoreEnhancer = (create) => (reducer, state) => {
  const store = create(reducer, state);
  const guarded = (action: unknown): unknown => {
    if (!isParked(store as Lifted)) return store.dispatch(action as never);
    if (typeof action === 'function') return inert();
    return ASKS_SUBSCRIPTIONS.test((action as UnknownAction).type) ? store.dispatch(action as never) : action;
  };
  return { ...store, dispatch: guarded as typeof store.dispatch };
};

/** Drops what middleware dispatches by itself while parked. Stands just outside DevTools' own store. */
export const innerGuard: StoreEnhancer = (create) => (reducer, state) => {
  const store = create(reducer, state);
  const guarded = (action: UnknownAction) => (isParked(store as Lifted) ? action : store.dispatch(action as never));
  return { ...store, dispatch: guarded as typeof store.dispatch };
};
