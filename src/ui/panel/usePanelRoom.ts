import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { topOf } from '../list/useTopOf';

/**
 * The room of a panel: the rest of the screen below what stands above it. `isEnough` is false where a panel would leave nothing of the map, as on a phone
 * that lies on its side or with very large text, and while the driver has scrolled the page.
 */
export function usePanelRoom() {
  const area = useRef<HTMLDivElement>(null);
  /** Its height is that of the screen above the tab bar, its width the least height of the room. */
  const ruler = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [isEnough, setEnough] = useState(false);
  const measure = () => {
    const [box, rule] = [area.current, ruler.current];
    if (box === null || rule === null) return;
    const start = topOf(box);
    const isHere = rule.offsetHeight - start >= rule.offsetWidth;
    const isScrolled = (box.ownerDocument.defaultView?.scrollY ?? 0) > 1;
    setTop(start);
    setEnough((was) => isHere && (was || !isScrolled));
  };

  useLayoutEffect(measure);
  useEffect(() => {
    const page = area.current?.ownerDocument;
    const view = page?.defaultView;
    if (page === undefined || !view || !('ResizeObserver' in view) || ruler.current === null) return;
    const observer = new view.ResizeObserver(measure);
    observer.observe(page.body);
    observer.observe(ruler.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { area, ruler, top, isEnough };
}
