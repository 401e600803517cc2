import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname } from '@/navigation/paths';

import { createReloadControl } from './reloadOnce';
import { findRouteDefinition, loadRouteDefinitions } from './routing/routeTable';
import { createScreenLoader } from './routing/screens';
import { type AppRuntimeOptions, createAppRuntime } from './store';

/** Creates a store and its screens, in the same way for the browser and for a test. */
export function createAppWithScreenLoader(options: AppRuntimeOptions) {
  const app = createAppRuntime(options);
  const screens = createScreenLoader(
    { findRouteDefinition, loadRouteDefinitions },
    createReloadControl(app.ports, app.store.getState),
  );
  const firstScreen = findScreenNameByPathname(selectRoute(app.store.getState()).location.pathname) ?? 'notFound';
  return { app, screens, firstScreen };
}
