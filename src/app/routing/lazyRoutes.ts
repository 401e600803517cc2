import { couponsRoutes } from '@/features/coupons/routes';
import { newsRoutes } from '@/features/news/routes';
import { lazyParkingRoutes } from '@/features/parking/lazyRoutes';
import { lazyPlacesRoutes } from '@/features/places/lazyRoutes';
import { recordsRoutes } from '@/features/records/routes';
import { vehiclesRoutes } from '@/features/vehicles/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { accountLazyRoutes } from './areas/account';
import { bookingLazyRoutes } from './areas/booking';
import { chargingLazyRoutes } from './areas/charging';
import { invoicesLazyRoutes } from './areas/invoices';
import { merchantsLazyRoutes } from './areas/merchants';
import { offPeakLazyRoutes } from './areas/offPeak';
import { ownersLazyRoutes } from './areas/owners';
import { passesLazyRoutes } from './areas/passes';
import { supportLazyRoutes } from './areas/support';
import { walletLazyRoutes } from './areas/wallet';
import type { firstRoutes } from './firstRoutes';
import type { UnbuiltRoute } from './unbuiltRoutes';

type Lazy = Exclude<PathName, UnbuiltRoute | keyof typeof firstRoutes>;

/**
 * Rows whose code is loaded with the first screen that is not in the first load. An area in development keeps its rows and its list of
 * unbuilt screens in its own file, `areas/<area>.ts`, so this file does not change while it grows. Each path must be in exactly one of
 * three places: here, in the first rows, or in a list of unbuilt screens. Otherwise the code does not compile.
 */
export const lazyRoutes: Record<Lazy, RouteRow> & Partial<Record<UnbuiltRoute | keyof typeof firstRoutes, never>> = {
  ...accountLazyRoutes,
  ...bookingLazyRoutes,
  ...chargingLazyRoutes,
  ...couponsRoutes,
  ...invoicesLazyRoutes,
  ...lazyParkingRoutes,
  ...merchantsLazyRoutes,
  ...newsRoutes,
  ...offPeakLazyRoutes,
  ...ownersLazyRoutes,
  ...passesLazyRoutes,
  ...lazyPlacesRoutes,
  ...recordsRoutes,
  ...supportLazyRoutes,
  ...vehiclesRoutes,
  ...walletLazyRoutes,
};
