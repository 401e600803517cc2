import { useSyncExternalStore } from 'react';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { onRows, rowOf } from './routeTable';

/** How an address is bound to its screen; null until that is known. */
export const useRow = (name: PathName): RouteRow | null => useSyncExternalStore(onRows, () => rowOf(name));
