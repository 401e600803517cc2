import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

import { findPathName, type PathName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

/** The name of the current screen; `notFound` for an address without a route. */
export const useScreenName = (): PathName => findPathName(useLocation().pathname) ?? 'notFound';

/**
 * The route row of the screen, because a screen cannot import its routes. Null until it is loaded; no screen is
 * rendered before that.
 */
export const RouteDefinitionContext = createContext<RouteDefinition | null>(null);
