import { accountLazyRoutes } from '@/features/account/lazyRoutes';
import { bookingRoutes } from '@/features/booking/routes';
import { chargingRoutes } from '@/features/charging/routes';
import { couponsRoutes } from '@/features/coupons/routes';
import { invoiceRoutes } from '@/features/invoices/routes';
import { merchantsRoutes } from '@/features/merchants/routes';
import { newsRoutes } from '@/features/news/routes';
import { offPeakRoutes } from '@/features/offPeak/routes';
import { residentRegistrationRoutes } from '@/features/owner/routes';
import { lazyParkingRoutes } from '@/features/parking/lazyRoutes';
import { passRoutes } from '@/features/passes/routes';
import { lazyPlacesRoutes } from '@/features/places/lazyRoutes';
import { recordsRoutes } from '@/features/records/routes';
import { supportRoutes } from '@/features/support/routes';
import { vehiclesRoutes } from '@/features/vehicles/routes';
import { walletRoutes } from '@/features/wallet/routes';
import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

import type { firstLoadRoutes } from './firstLoadRoutes';

type LazyPathName = Exclude<ScreenName, keyof typeof firstLoadRoutes>;

/**
 * Rows whose code is loaded with the first screen that is not in the first load. Each path must be in exactly one of
 * two places, here or in the first rows. Otherwise the code does not compile.
 */
export const lazyRoutes: Record<LazyPathName, RouteDefinition> & Partial<Record<keyof typeof firstLoadRoutes, never>> =
  {
    ...accountLazyRoutes,
    ...bookingRoutes,
    ...chargingRoutes,
    ...couponsRoutes,
    ...invoiceRoutes,
    ...lazyParkingRoutes,
    ...merchantsRoutes,
    ...newsRoutes,
    ...offPeakRoutes,
    ...residentRegistrationRoutes,
    ...passRoutes,
    ...lazyPlacesRoutes,
    ...recordsRoutes,
    ...supportRoutes,
    ...vehiclesRoutes,
    ...walletRoutes,
  };
