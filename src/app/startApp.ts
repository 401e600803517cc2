import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';

import { reloadingOf } from './reloadOnce';
import { loadRows, rowOf } from './routing/routeTable';
import { createScreens } from './routing/screens';
import { type AppOutside, createAppStore } from './store';

/** Creates a store and its screens, in the same way for the browser and for a test. */
export function startApp(outside: AppOutside) {
  const app = createAppStore(outside);
  const screens = createScreens({ rowOf, loadRows }, reloadingOf(app.ports, app.store.getState));
  const firstScreen = pathNameOf(selectRoute(app.store.getState()).location.pathname) ?? 'notFound';
  return { app, screens, firstScreen };
}
