import { bookingRoutes } from '@/features/booking/routes';

/** Lazy rows of the area. */
export const bookingLazyRoutes = { ...bookingRoutes };
