import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export type PullToRefreshStatus = 'pulling' | 'canRelease' | 'refreshing' | 'complete';

/** The height of the head while it shows a message, px. */
export const PULL_INDICATOR_HEIGHT_PX = 40;
/** Releasing after pulling this far, px, refetches. */
const RELEASE_THRESHOLD_PX = 60;
const MAX_PULL_PX = 200;
/** The content follows the finger at half the distance, so that it does not slip away under it. */
const PULL_RATIO = 0.5;
/** How long 已刷新 is shown. */
const COMPLETE_MS = 500;

/** True if nothing between the finger and the page is scrolled down, so that pulling can only mean the page. */
function isAtTop(touched: EventTarget | null, box: HTMLElement): boolean {
  if ((box.ownerDocument.defaultView?.scrollY ?? 0) > 0) return false;
  const around = box.closest('[data-scroll-box]');
  if (around !== null && (around.scrollTop > 0 || around.matches('[data-scroll-box=still]'))) return false;
  let element = touched instanceof Element ? touched : null;
  while (element !== null && element !== box) {
    if (element.scrollTop > 0) return false;
    element = element.parentElement;
  }
  return true;
}

/** Tracks pulling `box` down at its top with one finger. `heightPx`: how far it has been pulled open. */
export function usePullToRefresh(box: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>) {
  const [status, setStatus] = useState<PullToRefreshStatus>('pulling');
  const [heightPx, setHeightPx] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const reset = () => {
    setHeightPx(0);
    setStatus('pulling');
  };
  const pull = useEffectEvent((byPx: number) => {
    const open = Math.min(MAX_PULL_PX, Math.max(0, byPx * PULL_RATIO));
    setIsHeld(true);
    setHeightPx(open);
    setStatus(open > RELEASE_THRESHOLD_PX ? 'canRelease' : 'pulling');
  });
  const release = useEffectEvent((isCancelled: boolean) => {
    setIsHeld(false);
    if (isCancelled || status !== 'canRelease') {
      reset();
      return;
    }
    setHeightPx(PULL_INDICATOR_HEIGHT_PX);
    setStatus('refreshing');
    onRefresh().then(() => {
      setStatus('complete');
    }, reset);
  });
  const isBusy = useEffectEvent(() => status === 'refreshing' || status === 'complete');

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let touchStart: { x: number; y: number } | null = null;
    let isPulling = false;
    const onStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const mayPull = touches.length === 1 && finger !== undefined && !isBusy() && isAtTop(target, element);
      touchStart = mayPull ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (touchStart === null || finger === undefined) return;
      const [x, y] = [finger.clientX - touchStart.x, finger.clientY - touchStart.y];
      // The first movement decides. Upward and sideways movements belong to the page.
      if (!isPulling && (y <= 0 || Math.abs(x) > y)) {
        touchStart = null;
        return;
      }
      isPulling = true;
      if (event.cancelable) event.preventDefault();
      pull(y);
    };
    const onEnd = ({ type }: TouchEvent) => {
      if (isPulling) release(type === 'touchcancel');
      touchStart = null;
      isPulling = false;
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, [box]);

  useEffect(() => {
    if (status !== 'complete') return;
    const timer = setTimeout(reset, COMPLETE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);

  return { status, heightPx, isHeld };
}
