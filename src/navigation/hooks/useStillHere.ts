import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

import { type RouteState, selectRoute } from '../history/routeSlice';

/**
 * Call it with the press; what it answers tells later whether the driver is still on the screen where they pressed. A driver who has
 * moved on is not pulled back by a late answer.
 */
export function useStillHere(): () => () => boolean {
  const store = useStore<{ route: RouteState }>();
  const isResultInView = useRef(false);
  useEffect(() => {
    isResultInView.current = true;
    return () => {
      isResultInView.current = false;
    };
  }, []);
  return useCallback(() => {
    const keyNow = () => selectRoute(store.getState()).location.key;
    const pressedAt = keyNow();
    return () => isResultInView.current && keyNow() === pressedAt;
  }, [store]);
}
