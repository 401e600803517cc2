import { firstLoadRoutes } from '@/app/routing/firstLoadRoutes';
import { lazyRoutes } from '@/app/routing/lazyRoutes';
import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

const rows: Readonly<Record<ScreenName, RouteDefinition>> = { ...lazyRoutes, ...firstLoadRoutes };

/** The row of a route, from whichever table contains it. */
export const rowIn = (name: ScreenName): RouteDefinition => rows[name];
