import { defineRoutes } from '@/navigation/routeRow';

/** A tab: its row is in the first load, its code is not. */
export const placesRoutes = defineRoutes({
  map: { title: '附近', guard: 'open', tab: true, screen: () => import('./map/MapScreen') },
});
