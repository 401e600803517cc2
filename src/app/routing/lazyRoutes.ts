import { couponsRoutes } from '@/features/coupons/routes';
import { newsRoutes } from '@/features/news/routes';
import { lazyParkingRoutes } from '@/features/parking/lazyRoutes';
import { lazyPlacesRoutes } from '@/features/places/lazyRoutes';
import { recordsRoutes } from '@/features/records/routes';
import { vehiclesRoutes } from '@/features/vehicles/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { accountLazyRows } from './areas/account';
import { bookingLazyRows } from './areas/booking';
import { chargingLazyRows } from './areas/charging';
import { invoicesLazyRows } from './areas/invoices';
import { merchantsLazyRows } from './areas/merchants';
import { offPeakLazyRows } from './areas/offPeak';
import { ownersLazyRows } from './areas/owners';
import { passesLazyRows } from './areas/passes';
import { supportLazyRows } from './areas/support';
import { walletLazyRows } from './areas/wallet';
import type { firstRoutes } from './firstRoutes';
import type { UnbuiltRoute } from './unbuiltRoutes';

type Lazy = Exclude<PathName, UnbuiltRoute | keyof typeof firstRoutes>;

/**
 * Rows whose code is loaded with the first screen that is not in the first load. An area in development keeps its rows and its list of
 * unbuilt screens in its own file, `areas/<area>.ts`, so this file does not change while it grows. Each path must be in exactly one of
 * three places: here, in the first rows, or in a list of unbuilt screens. Otherwise the code does not compile.
 */
export const lazyRoutes: Record<Lazy, RouteRow> & Partial<Record<UnbuiltRoute | keyof typeof firstRoutes, never>> = {
  ...accountLazyRows,
  ...bookingLazyRows,
  ...chargingLazyRows,
  ...couponsRoutes,
  ...invoicesLazyRows,
  ...lazyParkingRoutes,
  ...merchantsLazyRows,
  ...newsRoutes,
  ...offPeakLazyRows,
  ...ownersLazyRows,
  ...passesLazyRows,
  ...lazyPlacesRoutes,
  ...recordsRoutes,
  ...supportLazyRows,
  ...vehiclesRoutes,
  ...walletLazyRows,
};
