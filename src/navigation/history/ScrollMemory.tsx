import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type ScrollPage = Pick<Window, 'history' | 'scrollTo' | 'scrollY'>;

/** By the key of the history entry, px. */
export const keptScroll = new Map<string, number>();

/** Restores the scroll position on back and forward. A new screen starts at the top. react-router's own component needs the data router. */
export function ScrollMemory({ page }: { page: ScrollPage }) {
  const { key } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (how !== NavigationType.Replace) page.scrollTo(0, how === NavigationType.Pop ? (keptScroll.get(key) ?? 0) : 0);
    return () => {
      keptScroll.set(key, page.scrollY);
    };
  }, [key, how, page]);
  return null;
}
