import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

import { type RouteState, selectRoute } from '../history/routeSlice';

/**
 * Returns a function to call when the driver presses. The check that it returns tells later whether the driver is still on that screen, so
 * that a late response does not pull back a driver who has moved on.
 */
export function useScreenGuard(): () => () => boolean {
  const store = useStore<{ route: RouteState }>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => {
    const keyNow = () => selectRoute(store.getState()).location.key;
    const pressedAt = keyNow();
    return () => isMounted.current && keyNow() === pressedAt;
  }, [store]);
}
