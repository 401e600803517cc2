import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

import { firstLoadRoutes } from './firstLoadRoutes';

type Rows = Partial<Record<ScreenName, RouteDefinition>>;

const first: Rows = firstLoadRoutes;
let lazy: Rows | null = null;
const listeners = new Set<() => void>();

/** Loads the lazy rows. Rejects when their code cannot be loaded; the next call tries again. */
export async function loadRouteDefinitions(): Promise<void> {
  if (lazy !== null) return;
  lazy = (await import(/* webpackChunkName: "routes" */ './lazyRoutes')).lazyRoutes;
  for (const listener of listeners) listener();
}

/** The row of an address; null until the lazy rows are loaded. */
export const findRouteDefinition = (name: ScreenName): RouteDefinition | null => first[name] ?? lazy?.[name] ?? null;

/** Calls the listener once the lazy rows are loaded. */
export function onRouteDefinitionsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
