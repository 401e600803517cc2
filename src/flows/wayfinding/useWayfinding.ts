import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { type Destination, placeViewAsked, wayAsked } from './wayfindingSlice';

export interface Wayfinding {
  /** Leads there by the map app that the operator chose, or asks. `from`: where the driver is, when that is known. */
  leadTo(to: Destination, from: { lng: number; lat: number } | null): void;
  /** Shows the place in the host's own viewer, or on a map app's page. */
  view(place: Destination): void;
}

/** Places are GCJ-02. */
export function useWayfinding(): Wayfinding {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      leadTo: (to, from) => void dispatch(wayAsked({ to, from })),
      view: (place) => void dispatch(placeViewAsked(place)),
    }),
    [dispatch],
  );
}
