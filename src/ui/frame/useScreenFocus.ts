import { type RefObject, useEffect, useRef } from 'react';

/**
 * A new screen is where reading goes on: its frame takes the focus that the former screen has left behind, so that it is read out
 * and Tab begins at its top. A field or a dialog that has the focus keeps it.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = screen.current?.ownerDocument;
    if (page?.activeElement === page?.body) screen.current?.focus({ preventScroll: true });
  }, []);
  return screen;
}
