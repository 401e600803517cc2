import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';

import { createReloadControl } from './reloadOnce';
import { findRouteRow, loadRouteRows } from './routing/routeTable';
import { createScreens } from './routing/screens';
import { type AppStoreOptions, createAppStore } from './store';

/** Creates a store and its screens, in the same way for the browser and for a test. */
export function startApp(options: AppStoreOptions) {
  const app = createAppStore(options);
  const screens = createScreens({ findRouteRow, loadRouteRows }, createReloadControl(app.ports, app.store.getState));
  const firstScreen = pathNameOf(selectRoute(app.store.getState()).location.pathname) ?? 'notFound';
  return { app, screens, firstScreen };
}
