import { useLocation } from 'react-router-dom';

import { type PathName, pathNameOf } from '@/navigation/paths';

/** The name of the screen in view; `notFound` for an address that no route answers to. */
export const useScreenName = (): PathName => pathNameOf(useLocation().pathname) ?? 'notFound';
