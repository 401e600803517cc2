import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { type DriverLocationState, placeNeeded, placeRequested, selectDriverLocationState } from './placeSlice';

/**
 * The place that "nearby" refers to, for a block or screen that is in view. `askAgain` locates the driver again.
 * `hasConsented`: the driver has agreed to the privacy text. Before that, the host is never queried for the place.
 */
export function useDriverLocation(hasConsented: boolean): DriverLocationState & { askAgain: () => void } {
  const dispatch = useDispatch();
  const place = useSelector(selectDriverLocationState);
  useEffect(() => {
    dispatch(placeNeeded({ mayAsk: hasConsented }));
  }, [dispatch, hasConsented]);
  return { ...place, askAgain: () => void dispatch(placeRequested()) };
}
