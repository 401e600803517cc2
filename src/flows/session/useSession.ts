import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectIsSignedIn, signOutRequested } from './sessionSlice';

/** Whether a driver is signed in. Bills, arrears and orders load only then (Rule 4.3). */
export const useIsSignedIn = (): boolean => useSelector(selectIsSignedIn);

/** Signs out on this device. The server is notified, but the app does not depend on its response. */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(signOutRequested(undefined));
}

/** 不是我: signs out, opens the sign-in screen, and returns from there to the current screen. */
export function useSwitchAccount(): () => void {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return () => void dispatch(signOutRequested({ wayBack: pathname + search }));
}
