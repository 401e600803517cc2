import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

import { type PathName, pathNameOf } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

/** The name of the current screen; `notFound` for an address without a route. */
export const useScreenName = (): PathName => pathNameOf(useLocation().pathname) ?? 'notFound';

/**
 * The route row of the screen, because a screen cannot import its routes. Null until it is loaded; no screen is
 * rendered before that.
 */
export const RouteRowContext = createContext<RouteRow | null>(null);
