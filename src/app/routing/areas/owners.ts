import { ownerRoutes } from '@/features/owner/routes';

/** Lazy rows of the area. */
export const ownersLazyRoutes = { ...ownerRoutes };
