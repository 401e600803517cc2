import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { type Destination, placeViewRequested, wayfindingRequested } from './wayfindingSlice';

export interface Wayfinding {
  /** Starts navigation in the map app that the operator chose, or lets the driver choose. `from` is the driver's place, null if unknown. */
  leadTo(to: Destination, from: { lng: number; lat: number } | null): void;
  /** Shows the place in the host's own viewer, or on the page of a map app. */
  view(place: Destination): void;
}

/** Navigation and place viewing. Places are GCJ-02. */
export function useWayfinding(): Wayfinding {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      leadTo: (to, from) => void dispatch(wayfindingRequested({ to, from })),
      view: (place) => void dispatch(placeViewRequested(place)),
    }),
    [dispatch],
  );
}
