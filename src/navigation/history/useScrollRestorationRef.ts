import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { scrollPositions } from './ScrollRestoration';

/**
 * For an element that scrolls by itself: restores its scroll position when the driver comes back to the screen's
 * history entry. While the screen stays mounted, the element does too.
 *
 * @param name distinguishes the elements of one screen
 */
export function useScrollRestorationRef(name: string): RefCallback<HTMLElement> {
  const { key } = useLocation();
  const positionKey = `${name} ${key}`;
  const first = useRef(positionKey);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element !== null) scrollPositions.set(positionKey, element.scrollTop);
    };
  }, [positionKey]);
  return useCallback((element) => {
    box.current = element;
    if (element !== null) element.scrollTop = scrollPositions.get(first.current) ?? 0;
  }, []);
}
