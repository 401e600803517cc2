import { type RefObject, useCallback, useRef, useState } from 'react';

export interface SnapCarouselControls {
  track: RefObject<HTMLUListElement | null>;
  /** The item in view. */
  index: number;
  onScroll: () => void;
  /** Scrolls to an item. The style sheet decides whether it scrolls smoothly. */
  show: (index: number) => void;
}

/** The distance from the start of one item to the start of the next. */
const strideOf = (track: HTMLUListElement): number => {
  const [first, second] = track.children as unknown as [HTMLElement | undefined, HTMLElement | undefined];
  const stride = first === undefined || second === undefined ? 0 : second.offsetLeft - first.offsetLeft;
  return stride > 0 ? stride : track.clientWidth;
};

/** State and handlers of a row of items that is scrolled by touch and snaps by CSS. */
export function useSnapCarousel(count: number): SnapCarouselControls {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const onScroll = useCallback(() => {
    const list = track.current;
    const stride = list === null ? 0 : strideOf(list);
    if (list !== null && stride > 0) setIndex(Math.round(list.scrollLeft / stride));
  }, []);
  const show = useCallback((next: number) => {
    const list = track.current;
    if (list !== null) list.scrollLeft = next * strideOf(list);
  }, []);
  return { track, index: Math.min(index, Math.max(0, count - 1)), onScroll, show };
}
