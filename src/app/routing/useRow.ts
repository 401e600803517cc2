import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { onRows, rowOf } from './routeTable';

/** The row of the current address, with its title; null until the rows are loaded. */
export function useRow(name: PathName): RouteRow | null {
  const row = useSyncExternalStore(onRows, () => rowOf(name));
  const { search } = useLocation();
  const title = row?.titleOf?.(search);
  return row !== null && title ? { ...row, title } : row;
}
