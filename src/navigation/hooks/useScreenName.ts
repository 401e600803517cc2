import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

import { findScreenNameByPathname, type ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

/** The name of the current screen; `notFound` for an address without a route. */
export const useScreenName = (): ScreenName => findScreenNameByPathname(useLocation().pathname) ?? 'notFound';

/**
 * The route row of the screen, because a screen cannot import its routes. Null until it is loaded; no screen is
 * rendered before that.
 */
export const RouteDefinitionContext = createContext<RouteDefinition | null>(null);
