import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { firstRoutes } from './firstRoutes';
import { unbuiltRow } from './unbuiltRoutes';

type Rows = Partial<Record<PathName, RouteRow>>;

const first: Rows = firstRoutes;
let late: Rows | null = null;
const listeners = new Set<() => void>();

/** Brings the late rows. Rejects when their code cannot be had; the next call asks again. */
export async function loadRows(): Promise<void> {
  if (late !== null) return;
  late = (await import(/* webpackChunkName: "routes" */ './lateRoutes')).lateRoutes;
  for (const listener of listeners) listener();
}

/** Every address and its screen; null as long as the late rows are not here. */
export const rowOf = (name: PathName): RouteRow | null =>
  first[name] ?? (late === null ? null : (late[name] ?? unbuiltRow));

/** Told once the late rows are here. */
export function onRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
