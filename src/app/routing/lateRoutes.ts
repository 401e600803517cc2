import { couponsRoutes } from '@/features/coupons/routes';
import { newsRoutes } from '@/features/news/routes';
import { lateParkingRoutes } from '@/features/parking/lateParkingRoutes';
import { placesRoutes } from '@/features/places/routes';
import { recordsRoutes } from '@/features/records/routes';
import { vehiclesRoutes } from '@/features/vehicles/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import type { firstRoutes } from './firstRoutes';
import type { UnbuiltRoute } from './unbuiltRoutes';

type Late = Exclude<PathName, UnbuiltRoute | keyof typeof firstRoutes>;

/**
 * Rows whose code comes with the first screen that is not in the first load. A path that is neither here, nor among the first, nor on
 * the list of unbuilt ones does not compile, nor does one that is on two of them.
 */
export const lateRoutes: Record<Late, RouteRow> & Partial<Record<UnbuiltRoute | keyof typeof firstRoutes, never>> = {
  ...couponsRoutes,
  ...lateParkingRoutes,
  ...newsRoutes,
  ...placesRoutes,
  ...recordsRoutes,
  ...vehiclesRoutes,
};
