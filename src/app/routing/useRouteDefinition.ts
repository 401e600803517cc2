import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

import { findRouteDefinition, onRouteDefinitionsLoaded } from './routeTable';

/** The route row of the current address, with its title; null until the rows are loaded. */
export function useRouteDefinition(name: ScreenName): RouteDefinition | null {
  const row = useSyncExternalStore(onRouteDefinitionsLoaded, () => findRouteDefinition(name));
  const { search } = useLocation();
  const title = row?.resolveTitle?.(search);
  return row !== null && title ? { ...row, title } : row;
}
