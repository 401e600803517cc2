import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Place } from '@/flows/place/placeSlice';
import { usePlace } from '@/flows/place/usePlace';
import { privacyAgreed, selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { Destination } from '@/services/dealer/nearbyParks';
import { PlaceLine } from '@/widgets/place/PlaceLine';

export interface Around {
  /** Where "nearby" is; null until that is known. */
  readonly point: Place | null;
  /** Where the driver is, where that is known; a kept or configured place is not. */
  readonly me: Place | null;
  /** Asks to be located, or says why that failed. */
  readonly line: ReactNode;
}

/** Where "nearby" is for a screen of places, and what is said about it. */
export function useAround(): Around {
  const dispatch = useDispatch();
  const { hasConsented } = useSelector(selectPreferences);
  const place = usePlace(hasConsented);
  return {
    point: place.point,
    me: place.isLocated ? place.point : null,
    line: <PlaceLine place={place} onAgree={() => void dispatch(privacyAgreed())} />,
  };
}

/** A place as the calls take it. Nothing is asked while there is none. */
export const destinationOf = (point: Place | null): Destination => ({
  destLng: point?.lng ?? 0,
  destLat: point?.lat ?? 0,
});
