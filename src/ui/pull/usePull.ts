import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export type PullStatus = 'pulling' | 'canRelease' | 'refreshing' | 'complete';

/** The height of the head while it shows a message, px. */
export const HEAD_PX = 40;
/** Releasing after pulling this far, px, refetches. */
const FAR_ENOUGH_PX = 60;
const FARTHEST_PX = 200;
/** The content follows the finger at half the distance, so that it does not slip away under it. */
const FOLLOWS = 0.5;
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
export function usePull(box: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>) {
  const [status, setStatus] = useState<PullStatus>('pulling');
  const [heightPx, setHeightPx] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const rest = () => {
    setHeightPx(0);
    setStatus('pulling');
  };
  const pull = useEffectEvent((byPx: number) => {
    const open = Math.min(FARTHEST_PX, Math.max(0, byPx * FOLLOWS));
    setIsHeld(true);
    setHeightPx(open);
    setStatus(open > FAR_ENOUGH_PX ? 'canRelease' : 'pulling');
  });
  const letGo = useEffectEvent((isCancelled: boolean) => {
    setIsHeld(false);
    if (isCancelled || status !== 'canRelease') {
      rest();
      return;
    }
    setHeightPx(HEAD_PX);
    setStatus('refreshing');
    onRefresh().then(() => {
      setStatus('complete');
    }, rest);
  });
  const isBusy = useEffectEvent(() => status === 'refreshing' || status === 'complete');

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let from: { x: number; y: number } | null = null;
    let isPulling = false;
    const onStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const mayPull = touches.length === 1 && finger !== undefined && !isBusy() && isAtTop(target, element);
      from = mayPull ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (from === null || finger === undefined) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      // The first movement decides. Upward and sideways movements belong to the page.
      if (!isPulling && (y <= 0 || Math.abs(x) > y)) {
        from = null;
        return;
      }
      isPulling = true;
      if (event.cancelable) event.preventDefault();
      pull(y);
    };
    const onEnd = ({ type }: TouchEvent) => {
      if (isPulling) letGo(type === 'touchcancel');
      from = null;
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
    const timer = setTimeout(rest, COMPLETE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);

  return { status, heightPx, isHeld };
}
