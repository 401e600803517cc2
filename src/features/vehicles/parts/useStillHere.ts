import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';

/**
 * Call the returned function when the driver presses. Its result tells later whether the driver is still on that screen, so that a late
 * response does not navigate.
 */
export function useStillHere(): () => () => boolean {
  const store = useStore<{ route: RouteState }>();
  return useCallback(() => {
    const keyNow = () => selectRoute(store.getState()).location.key;
    const pressedAt = keyNow();
    return () => keyNow() === pressedAt;
  }, [store]);
}
