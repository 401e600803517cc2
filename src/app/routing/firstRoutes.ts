import { accountRoutes } from '@/features/account/routes';
import { homeRoutes } from '@/features/home/routes';
import { parkingRoutes } from '@/features/parking/routes';
import { mapRoutes } from '@/features/places/mapRoutes';
import { systemRoutes } from '@/features/system/routes';

/** Rows that are in the first load: the tabs, what a driver at a barrier needs, and signing in. */
export const firstRoutes = {
  ...homeRoutes,
  ...mapRoutes,
  ...parkingRoutes,
  ...accountRoutes,
  ...systemRoutes,
};
