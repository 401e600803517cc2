import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

import { joinedService, joinedServices, onServiceJoined, type Service } from './lazyServices';

type Handle = (action: unknown) => unknown;

/** `cpsApi/...` belongs to cpsApi; `__rtkq/...` (focus, online) concerns every service. The slash makes the match exact. */
const ownerOf = (type: string) => type.slice(0, Math.max(type.indexOf('/'), 0));
const EVERY_SERVICE = '__rtkq';

/**
 * Routes each action to the middleware of its own service only, so a dispatch costs the same with twelve
 * services as with one. Each middleware is created once, because RTK Query keeps its state above `next`; the
 * same instance is used in both chains. Never pass it a changed `api`: RTK Query finds its running queries
 * by the identity of `api.dispatch`. The middleware of a lazy service is created at the first action for it.
 */
export const routedMiddleware =
  (services: readonly Service[]): Middleware =>
  (api) =>
  (next) => {
    const own = new Map<string, Handle>();
    let every: Handle = next;
    const add = ({ reducerPath, middleware }: Service): Handle => {
      const instance = middleware(api);
      const handle = instance(next);
      own.set(reducerPath, handle);
      every = instance(every);
      return handle;
    };
    services.forEach(add);
    return (action) => {
      const type = (action as Partial<UnknownAction> | undefined)?.type;
      const owner = typeof type === 'string' ? ownerOf(type) : '';
      if (owner === EVERY_SERVICE) return every(action);
      const known = own.get(owner);
      if (known !== undefined) return known(action);
      const late = joinedService(owner);
      return (late === undefined ? next : add(late))(action);
    };
  };

const routed =
  (reducerPath: string, reducerNow: () => Reducer<unknown>): Reducer<unknown> =>
  (state, action) => {
    const owner = ownerOf(action.type);
    return state === undefined || owner === reducerPath || owner === EVERY_SERVICE
      ? reducerNow()(state, action)
      : state;
  };

/** The same routing for reducers. Without it, RTK Query checks every action for hydration data in every slice. */
export const routedReducers = <const S extends readonly Service[]>(services: S) =>
  Object.fromEntries(services.map(({ reducerPath, reducer }) => [reducerPath, routed(reducerPath, () => reducer)])) as {
    [Each in S[number] as Each['reducerPath']]: Each['reducer'];
  };

/**
 * The reducers of lazy services. The state of such a service exists from the start, like that of a service without any calls, so every
 * selector and every earlier DevTools state is complete. Until its code is loaded, `standIn` keeps that state. `standIn` is the reducer of
 * another service: all slices have the same shape, and a slice ignores the actions of other services.
 */
export const lazyReducers = <L extends Service>(reducerPaths: readonly L['reducerPath'][], standIn: Reducer) =>
  Object.fromEntries(
    reducerPaths.map((path) => [path, routed(path, () => joinedService(path)?.reducer ?? standIn)]),
  ) as {
    [Each in L as Each['reducerPath']]: Each['reducer'];
  };

/**
 * Wakes every loaded service, and each lazy one when it joins. Returns a function that stops this. A service registers itself at the first
 * action it receives. Without waking, routing would make that action a hook's query in the middle of React's rendering.
 */
export function wakeServices(dispatch: (action: UnknownAction) => unknown, services: readonly Service[]): () => void {
  const wake = ({ reducerPath }: Service) => {
    dispatch({ type: `${reducerPath}/woken` });
  };
  services.forEach(wake);
  joinedServices().forEach(wake);
  return onServiceJoined(wake);
}
