import { chargingRoutes } from '@/features/charging/routes';

/** Lazy rows of the area. */
export const chargingLazyRoutes = { ...chargingRoutes };
