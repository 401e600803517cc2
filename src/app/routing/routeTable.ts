import { accountRoutes } from '@/features/account/routes';
import { homeRoutes } from '@/features/home/routes';
import { parkingRoutes } from '@/features/parking/routes';
import { systemRoutes } from '@/features/system/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { unbuiltRoutes } from './unbuiltRoutes';

/** Every address and its screen. A path without a screen does not compile. */
export const routeTable: Record<PathName, RouteRow> = {
  ...unbuiltRoutes,
  ...homeRoutes,
  ...parkingRoutes,
  ...accountRoutes,
  ...systemRoutes,
};

export const rowOf = (name: PathName): RouteRow => routeTable[name];
