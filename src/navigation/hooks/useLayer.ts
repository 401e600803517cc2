import { useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import { type Layer, layerOf } from '../history/layerOf';

export interface LayerControls<T> {
  /** Null: it is closed. */
  readonly value: T | null;
  readonly open: (value: T) => void;
  /** Shows something else in the layer that is open, in the same entry. */
  readonly change: (value: T) => void;
  readonly close: () => void;
  /** Replaces the address of the screen below, such as its filter; what is open stays. */
  readonly keepOver: (path: string) => void;
}

/**
 * Something above the screen that has an entry of the history, with the screen's own address: the phone's back closes it, a jump in time opens and
 * closes it, and a reload leaves it open.
 *
 * @param isValid rejects what an entry of an older release has kept
 */
export function useLayer<T>(name: string, isValid: (value: unknown) => value is T): LayerControls<T> {
  const location = useLocation();
  const navigate = useNavigate();
  // A browser goes back some milliseconds later. A second press until then must not leave the screen.
  const closedKey = useRef('');
  const layer = layerOf(location.state);
  const stateOf = (value: T) => ({ state: { layer: { name, value } satisfies Layer } });
  const shown = layer?.name === name && isValid(layer.value) ? layer.value : null;
  return {
    value: shown,
    open: (value) => void navigate(createPath(location), stateOf(value)),
    change: (value) => void navigate(createPath(location), { ...stateOf(value), replace: true }),
    close: () => {
      if (closedKey.current === location.key) return;
      closedKey.current = location.key;
      void navigate(-1);
    },
    keepOver: (path) => void navigate(path, { ...(shown === null ? {} : stateOf(shown)), replace: true }),
  };
}
