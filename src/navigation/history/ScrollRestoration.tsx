import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { readScreenOverlay } from './readScreenOverlay';

type ScrollPage = Pick<Window, 'history' | 'scrollTo' | 'scrollY'>;

/** Scroll positions in px, by the key of the history entry. */
export const scrollPositions = new Map<string, number>();

/**
 * Restores the scroll position on back and forward. A new screen starts at the top. Opening a layer above the screen
 * does not scroll. react-router's own component needs the data router.
 */
export function ScrollRestoration({ page }: { page: ScrollPage }) {
  const location: Location<unknown> = useLocation();
  const { key } = location;
  const navigationType = useNavigationType();
  const keepsPosition =
    navigationType === NavigationType.Replace ||
    (navigationType === NavigationType.Push && readScreenOverlay(location.state) !== null);
  useLayoutEffect(() => {
    if (!keepsPosition) page.scrollTo(0, navigationType === NavigationType.Pop ? (scrollPositions.get(key) ?? 0) : 0);
    return () => {
      scrollPositions.set(key, page.scrollY);
    };
  }, [key, navigationType, keepsPosition, page]);
  return null;
}
