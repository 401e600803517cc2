import { couponsRoutes } from '@/features/coupons/routes';
import { newsRoutes } from '@/features/news/routes';
import { lateParkingRoutes } from '@/features/parking/lateRoutes';
import { latePlacesRoutes } from '@/features/places/lateRoutes';
import { recordsRoutes } from '@/features/records/routes';
import { vehiclesRoutes } from '@/features/vehicles/routes';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { accountLateRows } from './areas/account';
import { bookingLateRows } from './areas/booking';
import { chargingLateRows } from './areas/charging';
import { invoicesLateRows } from './areas/invoices';
import { merchantsLateRows } from './areas/merchants';
import { offPeakLateRows } from './areas/offPeak';
import { ownersLateRows } from './areas/owners';
import { passesLateRows } from './areas/passes';
import { supportLateRows } from './areas/support';
import { walletLateRows } from './areas/wallet';
import type { firstRoutes } from './firstRoutes';
import type { UnbuiltRoute } from './unbuiltRoutes';

type Late = Exclude<PathName, UnbuiltRoute | keyof typeof firstRoutes>;

/**
 * Rows whose code is loaded with the first screen that is not in the first load. An area in development keeps its rows and its list of
 * unbuilt screens in its own file, `areas/<area>.ts`, so this file does not change while it grows. Each path must be in exactly one of
 * three places: here, in the first rows, or in a list of unbuilt screens. Otherwise the code does not compile.
 */
export const lateRoutes: Record<Late, RouteRow> & Partial<Record<UnbuiltRoute | keyof typeof firstRoutes, never>> = {
  ...accountLateRows,
  ...bookingLateRows,
  ...chargingLateRows,
  ...couponsRoutes,
  ...invoicesLateRows,
  ...lateParkingRoutes,
  ...merchantsLateRows,
  ...newsRoutes,
  ...offPeakLateRows,
  ...ownersLateRows,
  ...passesLateRows,
  ...latePlacesRoutes,
  ...recordsRoutes,
  ...supportLateRows,
  ...vehiclesRoutes,
  ...walletLateRows,
};
