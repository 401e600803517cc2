import { useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import { readScreenOverlay, type ScreenOverlay } from '../history/readScreenOverlay';

export interface ScreenOverlayControls<T> {
  /** Null while the layer is closed. */
  readonly value: T | null;
  readonly open: (value: T) => void;
  /** Replaces the value of the open layer, in the same history entry. */
  readonly replaceValue: (value: T) => void;
  readonly close: () => void;
  /** Replaces the address of the screen below, such as its filter; the layer stays open. */
  readonly replacePathBelow: (path: string) => void;
}

/**
 * An overlay above the screen with its own history entry and the screen's address: the phone's back button closes it, time
 * travel opens and closes it, and a reload leaves it open.
 *
 * @param isValid rejects a value that an older release has stored in the entry
 */
export function useScreenOverlay<T>(name: string, isValid: (value: unknown) => value is T): ScreenOverlayControls<T> {
  const location = useLocation();
  const navigate = useNavigate();
  // A browser goes back asynchronously. A second press until then must not leave the screen.
  const closedKey = useRef('');
  const layer = readScreenOverlay(location.state);
  const stateOf = (value: T) => ({ state: { layer: { name, value } satisfies ScreenOverlay } });
  const shown = layer?.name === name && isValid(layer.value) ? layer.value : null;
  return {
    value: shown,
    open: (value) => void navigate(createPath(location), stateOf(value)),
    replaceValue: (value) => void navigate(createPath(location), { ...stateOf(value), replace: true }),
    close: () => {
      if (closedKey.current === location.key) return;
      closedKey.current = location.key;
      void navigate(-1);
    },
    replacePathBelow: (path) => void navigate(path, { ...(shown === null ? {} : stateOf(shown)), replace: true }),
  };
}
