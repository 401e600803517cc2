import { firstRoutes } from '@/app/routing/firstRoutes';
import { lazyRoutes } from '@/app/routing/lazyRoutes';
import { unbuiltRow } from '@/app/routing/unbuiltRoutes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

const rows: Partial<Record<PathName, RouteRow>> = { ...firstRoutes, ...lazyRoutes };

/** The row of a route, from whichever table contains it. */
export const rowIn = (name: PathName): RouteRow => rows[name] ?? unbuiltRow;

export const isBuilt = (name: PathName): boolean => rows[name] !== undefined;
