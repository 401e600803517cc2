import { type RefObject, useEffect, useEffectEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus inside an overlay while it is mounted. The overlay itself gets the focus first, Tab cycles inside it,
 * and Escape calls `onEscape`. Other keys may be the overlay's own. Afterwards the element that had the focus before
 * gets it back.
 */
export function useFocusTrap(
  ref: RefObject<HTMLElement | null>,
  onEscape?: () => void,
  onOtherKey?: (event: KeyboardEvent) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') trapTabKey(event, ref.current);
    else if (event.key !== 'Escape') onOtherKey?.(event);
    if (event.key !== 'Escape' || onEscape === undefined) return;
    event.stopPropagation();
    onEscape();
  });

  useEffect(() => {
    const overlay = ref.current;
    if (overlay === null) return;
    const previousFocus = overlay.ownerDocument.activeElement;
    const takeFocus = () => {
      if (!overlay.contains(overlay.ownerDocument.activeElement)) overlay.focus({ preventScroll: true });
    };
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    takeFocus();
    // A hidden element cannot take the focus, and antd-mobile may show its popup only after the first paint.
    const retryTimer = setTimeout(takeFocus);
    overlay.addEventListener('keydown', listen);
    return () => {
      clearTimeout(retryTimer);
      overlay.removeEventListener('keydown', listen);
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    };
  }, [ref]);
}

function trapTabKey(event: KeyboardEvent, overlay: HTMLElement | null): void {
  if (overlay === null) return;
  const stops = [...overlay.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops[stops.length - 1];
  const focused = overlay.ownerDocument.activeElement;
  if (first === undefined || last === undefined) {
    event.preventDefault();
  } else if (event.shiftKey && (focused === first || focused === overlay)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && focused === last) {
    event.preventDefault();
    first.focus();
  }
}
