import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { placeAsked, placeNeeded, type PlaceState, selectPlace } from './placeSlice';

/**
 * Where "nearby" is, for a block or screen that is in view; `askAgain` when the driver wants to be located once more.
 * `mayAsk`: he agreed to the privacy text; the host is never asked before.
 */
export function usePlace(mayAsk: boolean): PlaceState & { askAgain: () => void } {
  const dispatch = useDispatch();
  const place = useSelector(selectPlace);
  useEffect(() => {
    dispatch(placeNeeded({ mayAsk }));
  }, [dispatch, mayAsk]);
  return { ...place, askAgain: () => void dispatch(placeAsked()) };
}
