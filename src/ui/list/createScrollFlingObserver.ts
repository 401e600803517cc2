import { observeScrollBoxOffset } from './scrollBox';

type ObserveOffset = typeof observeScrollBoxOffset;

/** A driver who scrolls to find something moves the page at up to 2 px/ms. A fling starts at 3 to 8. */
const FLING_PX_PER_MS = 3;
/**
 * Scroll steps further apart than this belong to two movements, for example when going back restores the scroll
 * position.
 */
const SAME_MOVE_MS = 250;

/**
 * Observes the scroll position for a virtualizer, and reports whether it moves too fast to read.
 *
 * @param onFling called at every step; the same value again changes nothing
 */
export const createScrollFlingObserver =
  (onFling: (isFling: boolean) => void): ObserveOffset =>
  (instance, callBack) => {
    let previous: { readonly offset: number; readonly atMs: number } | null = null;
    return observeScrollBoxOffset(instance, (offset, isScrolling) => {
      const atMs = instance.targetWindow?.performance.now() ?? 0;
      const ms = previous === null ? Infinity : atMs - previous.atMs;
      const px = previous === null ? 0 : Math.abs(offset - previous.offset);
      previous = { offset, atMs };
      onFling(isScrolling && ms < SAME_MOVE_MS && px / Math.max(1, ms) > FLING_PX_PER_MS);
      callBack(offset, isScrolling);
    });
  };
