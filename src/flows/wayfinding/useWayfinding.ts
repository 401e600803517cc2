import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { type NamedPlace, placeViewRequested, wayfindingRequested } from './wayfindingSlice';

export interface WayfindingControls {
  /**
   * Starts navigation in the map app that the operator chose, or lets the driver choose. `from` is the driver's place,
   * null if unknown. If `to` has no coordinates (NaN), the app searches it by name.
   */
  startNavigation(to: NamedPlace, from: { lng: number; lat: number } | null): void;
  /** Shows the place in the host's own viewer, or on the page of a map app. */
  showPlace(place: NamedPlace): void;
}

/** Navigation and place viewing. Places are GCJ-02. */
export function useWayfinding(): WayfindingControls {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      startNavigation: ({ lng, lat, ...named }, from) => {
        const hasCoordinates = Number.isFinite(lng) && Number.isFinite(lat);
        const to = hasCoordinates ? { ...named, lng, lat } : { ...named, lng: null, lat: null };
        dispatch(wayfindingRequested({ to, from }));
      },
      showPlace: (place) => void dispatch(placeViewRequested(place)),
    }),
    [dispatch],
  );
}
