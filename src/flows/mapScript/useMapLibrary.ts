import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { MapLibrary } from '@/host/MapLibrary';
import { usePorts } from '@/platform/ports/PortsContext';

import { loadedMapLibraries } from './loadedMapLibraries';
import { mapNeeded, type MapScriptState, selectMapScriptState } from './mapScriptSlice';

/** The map library, for a screen with a map in view. While `library` is null the screen shows the static plan. */
export function useMapLibrary(): { state: MapScriptState; library: MapLibrary | null; retry: () => void } {
  const dispatch = useDispatch();
  const { vault } = usePorts();
  const state = useSelector(selectMapScriptState) ?? 'loading';
  useEffect(() => {
    dispatch(mapNeeded());
  }, [dispatch]);
  const library = state === 'ready' ? (loadedMapLibraries.get(vault) ?? null) : null;
  return { state, library, retry: () => void dispatch(mapNeeded()) };
}
