import { passRoutes } from '@/features/passes/routes';

/** Lazy rows of the area. */
export const passesLazyRoutes = { ...passRoutes };
