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

type Lazy = Exclude<PathName, keyof typeof firstRoutes>;

/**
 * Rows whose code is loaded with the first screen that is not in the first load. Each path must be in exactly one of two places, here or in
 * the first rows. Otherwise the code does not compile.
 */
export const lazyRoutes: Record<Lazy, RouteRow> & Partial<Record<keyof typeof firstRoutes, never>> = {
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
