import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectIsSignedIn, signOutRequested } from './sessionSlice';

/** Whether a driver is signed in. Bills, arrears and orders load only then (Rule 4.3). */
export const useIsSignedIn = (): boolean => useSelector(selectIsSignedIn);

/** Signs out on this device. The server is told, but the app does not depend on its answer. */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(signOutRequested(undefined));
}

/** 不是我: signs out, leads to signing in, and from there back to the screen that it was pressed on. */
export function useNotMe(): () => void {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return () => void dispatch(signOutRequested({ wayBack: pathname + search }));
}
