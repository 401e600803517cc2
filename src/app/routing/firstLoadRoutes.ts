import { accountRoutes } from '@/features/account/routes';
import { homeRoutes } from '@/features/home/routes';
import { parkingRoutes } from '@/features/parking/routes';
import { placesRoutes } from '@/features/places/routes';
import { systemRoutes } from '@/features/system/routes';

/** Rows that are in the first load: the tabs, the screens for a driver at a barrier, and signing in. */
export const firstLoadRoutes = {
  ...homeRoutes,
  ...placesRoutes,
  ...parkingRoutes,
  ...accountRoutes,
  ...systemRoutes,
};
