import { eagerRoutes } from '@/app/routing/eagerRoutes';
import { lazyRoutes } from '@/app/routing/lazyRoutes';
import type { PathName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

const rows: Readonly<Record<PathName, RouteDefinition>> = { ...lazyRoutes, ...eagerRoutes };

/** The row of a route, from whichever table contains it. */
export const rowIn = (name: PathName): RouteDefinition => rows[name];
