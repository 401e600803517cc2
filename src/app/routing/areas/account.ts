import { accountLateRoutes } from '@/features/account/lazyRoutes';

/** Lazy rows of the area. */
export const accountLazyRoutes = { ...accountLateRoutes };
