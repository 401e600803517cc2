import { supportRoutes } from '@/features/support/routes';

/** Lazy rows of the area. */
export const supportLazyRoutes = { ...supportRoutes };
