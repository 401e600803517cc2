import { useDispatch, useSelector } from 'react-redux';

import { selectIsSignedIn, signOutAsked } from './sessionSlice';

/** Whether a driver is signed in; bills, arrears and orders load only then (Rule 4.3). */
export const useIsSignedIn = (): boolean => useSelector(selectIsSignedIn);

/** Signs out on this device; the server is told, and its answer is not waited for. */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(signOutAsked());
}
