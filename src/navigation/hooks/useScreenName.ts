import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

import { type PathName, pathNameOf } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

/** The name of the screen in view; `notFound` for an address that no route answers to. */
export const useScreenName = (): PathName => pathNameOf(useLocation().pathname) ?? 'notFound';

/** Its row, for the screen itself: it cannot import its own routes. Null until it is known; no screen is drawn before. */
export const RowContext = createContext<RouteRow | null>(null);
