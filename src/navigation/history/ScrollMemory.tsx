import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { layerOf } from './layerOf';

type ScrollPage = Pick<Window, 'history' | 'scrollTo' | 'scrollY'>;

/** By the key of the history entry, px. */
export const keptScroll = new Map<string, number>();

/** Restores the scroll position on back and forward. A new screen starts at the top; below a layer it stays where it is. react-router's own component needs the data router. */
export function ScrollMemory({ page }: { page: ScrollPage }) {
  const location: Location<unknown> = useLocation();
  const { key } = location;
  const how = useNavigationType();
  const isKept = how === NavigationType.Replace || (how === NavigationType.Push && layerOf(location.state) !== null);
  useLayoutEffect(() => {
    if (!isKept) page.scrollTo(0, how === NavigationType.Pop ? (keptScroll.get(key) ?? 0) : 0);
    return () => {
      keptScroll.set(key, page.scrollY);
    };
  }, [key, how, isKept, page]);
  return null;
}
