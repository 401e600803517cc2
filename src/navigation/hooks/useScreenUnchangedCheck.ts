import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

import { type RouteState, selectRoute } from '../history/routeSlice';

/**
 * Returns a function to call when the driver presses. It returns a check that later says whether the driver is still on
 * the same screen, so that a late response does not navigate a driver who has moved on.
 */
export function useScreenUnchangedCheck(): () => () => boolean {
  const store = useStore<{ route: RouteState }>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => {
    const currentKey = () => selectRoute(store.getState()).location.key;
    const keyAtPress = currentKey();
    return () => isMounted.current && currentKey() === keyAtPress;
  }, [store]);
}
