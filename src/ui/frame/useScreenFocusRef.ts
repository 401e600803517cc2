import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the frame of a new screen when the previous screen has been removed. Screen readers then read the
 * new screen, and Tab starts at its top. A field or a dialog that has the focus keeps it.
 */
export function useScreenFocusRef(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = screen.current?.ownerDocument;
    if (page?.activeElement === page?.body) screen.current?.focus({ preventScroll: true });
  }, []);
  return screen;
}
