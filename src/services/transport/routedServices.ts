import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

interface Service {
  reducerPath: string;
  middleware: Middleware;
  reducer: Reducer;
}
type Handle = (action: unknown) => unknown;

/** `cpsApi/...` belongs to cpsApi; `__rtkq/...` (focus, online) concerns every service. The slash makes the match exact. */
const ownerOf = (type: string) => type.slice(0, Math.max(type.indexOf('/'), 0));
const EVERY_SERVICE = '__rtkq';

/**
 * An action goes to the middleware of its own service only, so that a dispatch costs the same with twelve services as with
 * one. No middleware is made twice: what an RTK Query middleware remembers lives above its `next`, so one instance stands in
 * both chains. Never hand it a changed `api`: RTK Query finds its running queries by the identity of `api.dispatch`.
 */
export const routedMiddleware =
  (services: readonly Service[]): Middleware =>
  (api) => {
    const instances = services.map(({ reducerPath, middleware }) => [reducerPath, middleware(api)] as const);
    return (next) => {
      const own = new Map<string, Handle>(instances.map(([path, instance]) => [path, instance(next)]));
      const every = instances.reduceRight<Handle>((inner, [, instance]) => instance(inner), next);
      return (action) => {
        const type = (action as Partial<UnknownAction> | undefined)?.type;
        const owner = typeof type === 'string' ? ownerOf(type) : '';
        return owner === EVERY_SERVICE ? every(action) : (own.get(owner) ?? next)(action);
      };
    };
  };

/** The same rule for the reducers: RTK Query's own check asks every action for hydration data, in every slice. */
export const routedReducers = <const S extends readonly Service[]>(services: S) =>
  Object.fromEntries(
    services.map(({ reducerPath, reducer }) => [
      reducerPath,
      (state: unknown, action: UnknownAction): unknown => {
        const owner = ownerOf(action.type);
        return state === undefined || owner === reducerPath || owner === EVERY_SERVICE ? reducer(state, action) : state;
      },
    ]),
  ) as { [Each in S[number] as Each['reducerPath']]: Each['reducer'] };

/**
 * One action for each service, to be dispatched once at the start. A service registers itself at the first action it sees; under
 * the routing that would be a hook's question in the middle of React's rendering.
 */
export const wakingActions = (services: readonly Service[]): UnknownAction[] =>
  services.map(({ reducerPath }) => ({ type: `${reducerPath}/woken` }));
