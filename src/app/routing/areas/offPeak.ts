import { offPeakRoutes } from '@/features/offPeak/routes';

/** Lazy rows of the area. */
export const offPeakLazyRoutes = { ...offPeakRoutes };
