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
 * Rows whose code comes with the first screen that is not in the first load. An area that is being built keeps its rows and what it
 * still owes in a file of its own, `areas/<area>.ts`; nothing changes here while it grows. A path that is neither here, nor among the first, nor on
 * the list of unbuilt ones does not compile, nor does one that is on two of them.
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
