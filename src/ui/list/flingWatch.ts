import { observeWindowOffset } from '@tanstack/react-virtual';

type Observe = typeof observeWindowOffset;

/** A thumb that looks for something moves a page at up to 2 px/ms; a fling begins at 3 to 8. */
const FLING_PX_PER_MS = 3;
/** Steps further apart belong to two movements, such as the jump to the place that the way back leads to. */
const SAME_MOVE_MS = 250;

/**
 * Watches the window's place for a virtualizer, and tells when it begins and ends to move faster than anybody reads.
 *
 * @param tell called with every step; the same word again changes nothing
 */
export const flingWatch =
  (tell: (isFling: boolean) => void): Observe =>
  (instance, callBack) => {
    let before: { readonly offset: number; readonly atMs: number } | null = null;
    return observeWindowOffset(instance, (offset, isScrolling) => {
      const atMs = instance.targetWindow?.performance.now() ?? 0;
      const ms = before === null ? Infinity : atMs - before.atMs;
      const px = before === null ? 0 : Math.abs(offset - before.offset);
      before = { offset, atMs };
      tell(isScrolling && ms < SAME_MOVE_MS && px / Math.max(1, ms) > FLING_PX_PER_MS);
      callBack(offset, isScrolling);
    });
  };
