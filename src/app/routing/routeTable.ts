import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { firstRoutes } from './firstRoutes';

type Rows = Partial<Record<PathName, RouteRow>>;

const first: Rows = firstRoutes;
let lazy: Rows | null = null;
const listeners = new Set<() => void>();

/** Loads the lazy rows. Rejects when their code cannot be loaded; the next call tries again. */
export async function loadRouteRows(): Promise<void> {
  if (lazy !== null) return;
  lazy = (await import(/* webpackChunkName: "routes" */ './lazyRoutes')).lazyRoutes;
  for (const listener of listeners) listener();
}

/** The row of an address; null until the lazy rows are loaded. */
export const findRouteRow = (name: PathName): RouteRow | null => first[name] ?? lazy?.[name] ?? null;

/** Calls the listener once the lazy rows are loaded. */
export function onRouteRowsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
