import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectIsWindowClosing, windowCloseRequested } from './leavingSlice';

/** Closes the window once no response of a pending payment order can be lost by it. */
export function useCloseWindow(): { readonly close: () => void; readonly isClosing: boolean } {
  const dispatch = useDispatch();
  const isClosing = useSelector(selectIsWindowClosing);
  return { close: useCallback(() => void dispatch(windowCloseRequested()), [dispatch]), isClosing };
}
