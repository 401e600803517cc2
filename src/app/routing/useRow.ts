import { useSyncExternalStore } from 'react';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { onRows, rowOf } from './routeTable';

/** The row of an address; null until the rows are loaded. */
export const useRow = (name: PathName): RouteRow | null => useSyncExternalStore(onRows, () => rowOf(name));
