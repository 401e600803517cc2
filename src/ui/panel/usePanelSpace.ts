import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { getOffsetTop } from '../list/useOffsetTop';

/**
 * The space of a panel: the rest of the screen below the content above it. `isEnough` is false where a panel would
 * cover the complete map, as on a phone in landscape or with very large text, and while the page is scrolled.
 */
export function usePanelSpace() {
  const area = useRef<HTMLDivElement>(null);
  /** Its height is that of the screen above the tab bar, its width the minimum height of the space. */
  const ruler = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [isEnough, setEnough] = useState(false);
  const measure = () => {
    const [box, rulerElement] = [area.current, ruler.current];
    if (box === null || rulerElement === null) return;
    const start = getOffsetTop(box);
    const hasSpace = rulerElement.offsetHeight - start >= rulerElement.offsetWidth;
    const isScrolled = (box.ownerDocument.defaultView?.scrollY ?? 0) > 1;
    setTop(start);
    setEnough((hadSpace) => hasSpace && (hadSpace || !isScrolled));
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
