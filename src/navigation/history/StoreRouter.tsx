import { type ReactNode, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, type Navigator, Router } from 'react-router-dom';

import { selectRoute } from './routeSlice';

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/**
 * Renders the route from the store. The route is deferred, because a store update is never a transition. Otherwise the
 * Suspense fallback would replace the current screen while the next screen's chunk loads.
 */
export function StoreRouter({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  const route = useDeferredValue(useSelector(selectRoute));
  return (
    <Router location={route.location} navigationType={NAVIGATION_TYPES[route.action]} navigator={navigator}>
      {children}
    </Router>
  );
}
