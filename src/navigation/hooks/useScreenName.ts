import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

import { type PathName, pathNameOf } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

/** The name of the current screen; `notFound` for an address without a route. */
export const useScreenName = (): PathName => pathNameOf(useLocation().pathname) ?? 'notFound';

/** The screen's own row, because a screen cannot import its routes. Null until it is known; no screen is drawn before that. */
export const RowContext = createContext<RouteRow | null>(null);
