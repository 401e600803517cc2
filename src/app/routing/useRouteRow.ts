import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { findRouteRow, onRouteRowsLoaded } from './routeTable';

/** The route row of the current address, with its title; null until the rows are loaded. */
export function useRouteRow(name: PathName): RouteRow | null {
  const row = useSyncExternalStore(onRouteRowsLoaded, () => findRouteRow(name));
  const { search } = useLocation();
  const title = row?.resolveTitle?.(search);
  return row !== null && title ? { ...row, title } : row;
}
