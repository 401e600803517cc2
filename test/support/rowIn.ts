import { firstRoutes } from '@/app/routing/firstRoutes';
import { lazyRoutes } from '@/app/routing/lazyRoutes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

const rows: Readonly<Record<PathName, RouteRow>> = { ...lazyRoutes, ...firstRoutes };

/** The row of a route, from whichever table contains it. */
export const rowIn = (name: PathName): RouteRow => rows[name];
