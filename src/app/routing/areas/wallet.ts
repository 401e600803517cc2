import { walletRoutes } from '@/features/wallet/routes';

/** Lazy rows of the area. */
export const walletLazyRoutes = { ...walletRoutes };
