import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { findScrollBox } from './scrollBox';

/** The top of an element on the page, or in the element in which it scrolls, px. */
export function getOffsetTop(element: HTMLElement | null): number {
  const box = findScrollBox(element);
  const top = element?.getBoundingClientRect().top ?? 0;
  return Math.round(
    box === null
      ? top + (element?.ownerDocument.defaultView?.scrollY ?? 0)
      : top - box.getBoundingClientRect().top + box.scrollTop,
  );
}

/**
 * The top of an element on the page, or in the element in which it scrolls, px. The content above it may grow at any
 * time, so it is measured when its component renders and when the height of the page changes. Neither happens during
 * scrolling, so scrolling causes no layout.
 */
export function useOffsetTop<E extends HTMLElement>() {
  const box = useRef<E>(null);
  const [top, setTop] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- at every render; setting the same top changes nothing
  useLayoutEffect(() => {
    setTop(getOffsetTop(box.current));
  });
  useEffect(() => {
    const page = box.current?.ownerDocument;
    const view = page?.defaultView;
    if (page === undefined || !view || !('ResizeObserver' in view)) return;
    const observer = new view.ResizeObserver(() => {
      setTop(getOffsetTop(box.current));
    });
    observer.observe(page.body);
    const inside = findScrollBox(box.current)?.firstElementChild;
    if (inside) observer.observe(inside);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, top };
}
