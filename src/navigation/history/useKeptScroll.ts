import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { keptScroll } from './ScrollMemory';

/**
 * For a box of a screen that scrolls by itself: restores how far it was scrolled when the driver comes back to the screen's entry of the history. While the
 * screen stays, the box does too.
 *
 * @param name differs between the boxes of one screen
 */
export function useKeptScroll(name: string): RefCallback<HTMLElement> {
  const { key } = useLocation();
  const place = `${name} ${key}`;
  const first = useRef(place);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element !== null) keptScroll.set(place, element.scrollTop);
    };
  }, [place]);
  return useCallback((element) => {
    box.current = element;
    if (element !== null) element.scrollTop = keptScroll.get(first.current) ?? 0;
  }, []);
}
