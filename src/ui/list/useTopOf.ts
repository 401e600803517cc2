import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const topOf = (element: HTMLElement | null): number =>
  Math.round((element?.getBoundingClientRect().top ?? 0) + (element?.ownerDocument.defaultView?.scrollY ?? 0));

/**
 * Where a box begins on the page, px. What stands above it may grow at any time: it is looked at when its owner is drawn and when
 * the page changes its height. While the page is scrolled neither happens, and nothing has to be laid out in between.
 */
export function useTopOf<E extends HTMLElement>() {
  const box = useRef<E>(null);
  const [top, setTop] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- at each drawing; a top that is the same changes nothing
  useLayoutEffect(() => {
    setTop(topOf(box.current));
  });
  useEffect(() => {
    const page = box.current?.ownerDocument;
    const view = page?.defaultView;
    if (page === undefined || !view || !('ResizeObserver' in view)) return;
    const observer = new view.ResizeObserver(() => {
      setTop(topOf(box.current));
    });
    observer.observe(page.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, top };
}
