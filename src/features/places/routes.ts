import { defineRoutes } from '@/navigation/routeDefinition';

/** A tab: its route row is in the initial bundle, its screen is lazy. */
export const placesRoutes = defineRoutes({
  map: { title: '附近', guard: 'open', tab: true, screen: () => import('./map/MapScreen') },
});
