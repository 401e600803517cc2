import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';

/** Call it with the press; what it answers tells later if the driver is still there. Who has moved on is not pulled back by a late answer. */
export function useStillHere(): () => () => boolean {
  const store = useStore<{ route: RouteState }>();
  return useCallback(() => {
    const keyNow = () => selectRoute(store.getState()).location.key;
    const pressedAt = keyNow();
    return () => keyNow() === pressedAt;
  }, [store]);
}
