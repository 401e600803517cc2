import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

import {
  findLazyService,
  getRegisteredLazyServices,
  type ServiceSlice,
  subscribeToServiceRegistrations,
} from './lazyServices';

type ActionHandler = (action: unknown) => unknown;

/**
 * `cpsApi/...` belongs to cpsApi; `__rtkq/...` (focus, online) concerns every service. The slash makes the match
 * exact.
 */
const parseReducerPath = (type: string) => type.slice(0, Math.max(type.indexOf('/'), 0));
const SHARED_PREFIX = '__rtkq';

/**
 * Routes each action to the middleware of its own service only, so a dispatch costs the same with twelve services as
 * with one. Each middleware is created once, because RTK Query keeps its state above `next`; the same instance is used
 * in both chains. Never pass it a changed `api`: RTK Query finds its running queries by the identity of
 * `api.dispatch`. The middleware of a lazy service is created at its first action.
 */
export const createServiceRoutingMiddleware =
  (services: readonly ServiceSlice[]): Middleware =>
  (api) =>
  (next) => {
    const handlers = new Map<string, ActionHandler>();
    let handleShared: ActionHandler = next;
    const add = ({ reducerPath, middleware }: ServiceSlice): ActionHandler => {
      const instance = middleware(api);
      const handle = instance(next);
      handlers.set(reducerPath, handle);
      handleShared = instance(handleShared);
      return handle;
    };
    services.forEach(add);
    return (action) => {
      const type = (action as Partial<UnknownAction> | undefined)?.type;
      const owner = typeof type === 'string' ? parseReducerPath(type) : '';
      if (owner === SHARED_PREFIX) return handleShared(action);
      const handler = handlers.get(owner);
      if (handler !== undefined) return handler(action);
      const lazyService = findLazyService(owner);
      return (lazyService === undefined ? next : add(lazyService))(action);
    };
  };

const createRoutedReducer =
  (reducerPath: string, getReducer: () => Reducer<unknown>): Reducer<unknown> =>
  (state, action) => {
    const owner = parseReducerPath(action.type);
    return state === undefined || owner === reducerPath || owner === SHARED_PREFIX
      ? getReducer()(state, action)
      : state;
  };

/** The same routing for reducers. Without it, RTK Query checks every action for hydration data in every slice. */
export const createServiceRoutingReducers = <const S extends readonly ServiceSlice[]>(services: S) =>
  Object.fromEntries(
    services.map(({ reducerPath, reducer }) => [reducerPath, createRoutedReducer(reducerPath, () => reducer)]),
  ) as {
    [Each in S[number] as Each['reducerPath']]: Each['reducer'];
  };

/**
 * Creates the reducers of lazy services. Their state exists from the start, like that of a service without any calls,
 * so every selector and every earlier DevTools state is complete. Until the code is loaded, `placeholder` handles that
 * state. It is the reducer of another service: all slices have the same shape, and a slice ignores the actions of
 * other services.
 */
export const createLazyServiceReducers = <L extends ServiceSlice>(
  reducerPaths: readonly L['reducerPath'][],
  placeholder: Reducer,
) =>
  Object.fromEntries(
    reducerPaths.map((path) => [path, createRoutedReducer(path, () => findLazyService(path)?.reducer ?? placeholder)]),
  ) as {
    [Each in L as Each['reducerPath']]: Each['reducer'];
  };

/**
 * Dispatches a first action to every loaded service, and to each lazy one when it is registered. Returns a function
 * that stops this. A service registers itself at its first action. Otherwise that action would be a hook's query in
 * the middle of React's rendering.
 */
export function initializeServices(
  dispatch: (action: UnknownAction) => unknown,
  services: readonly ServiceSlice[],
): () => void {
  const wake = ({ reducerPath }: ServiceSlice) => {
    dispatch({ type: `${reducerPath}/woken` });
  };
  services.forEach(wake);
  getRegisteredLazyServices().forEach(wake);
  return subscribeToServiceRegistrations(wake);
}
