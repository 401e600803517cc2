import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
} from '@tanstack/react-virtual';

/**
 * The element in which a list scrolls: it has `data-scroll-box`, empty or `still`. Null for a list that scrolls with
 * the page. A `still` element moves with the finger instead of scrolling or refreshing.
 */
export const findScrollBox = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-scroll-box]') ?? null;

type ObserveRect = typeof observeWindowRect;
type ObserveOffset = typeof observeWindowOffset;

const isPage = (scroller: object | null): boolean => scroller !== null && 'document' in scroller;

/**
 * The size of the scrolling element, for a virtualizer whose type knows the window only. Without a layout, for example
 * in a test, it is the size of the window.
 */
export const observeScrollBoxRect: ObserveRect = (instance, callBack) => {
  if (isPage(instance.scrollElement)) return observeWindowRect(instance, callBack);
  const { innerWidth = 0, innerHeight = 0 } = instance.targetWindow ?? {};
  return (observeElementRect as unknown as ObserveRect)(instance, (rect) => {
    callBack(rect.height > 0 ? rect : { width: innerWidth, height: innerHeight });
  });
};

/** The scroll offset. */
export const observeScrollBoxOffset: ObserveOffset = (instance, callBack) =>
  (isPage(instance.scrollElement) ? observeWindowOffset : (observeElementOffset as unknown as ObserveOffset))(
    instance,
    callBack,
  );
