import { merchantsRoutes } from '@/features/merchants/routes';

/** Lazy rows of the area. */
export const merchantsLazyRoutes = { ...merchantsRoutes };
