import { accountRoutes } from '@/features/account/routes';
import { homeRoutes } from '@/features/home/routes';
import { parkingRoutes } from '@/features/parking/routes';
import { systemRoutes } from '@/features/system/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { type UnbuiltRoute, unbuiltRow } from './unbuiltRoutes';

type Built = Exclude<PathName, UnbuiltRoute>;

/** A path that is neither here nor on the list of unbuilt ones does not compile, nor does one that is on both. */
const builtRoutes: Record<Built, RouteRow> & Partial<Record<UnbuiltRoute, never>> = {
  ...homeRoutes,
  ...parkingRoutes,
  ...accountRoutes,
  ...systemRoutes,
};

/** The map is a tab before it is built. */
const unbuiltTab: RouteRow = { ...unbuiltRow, title: '附近', tab: true };

/** Every address and its screen. */
export const rowOf = (name: PathName): RouteRow =>
  (builtRoutes as Partial<Record<PathName, RouteRow>>)[name] ?? (name === 'map' ? unbuiltTab : unbuiltRow);
