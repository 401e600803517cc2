import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Place } from '@/flows/place/placeSlice';
import { usePlace } from '@/flows/place/usePlace';
import { privacyAgreed, selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { Destination } from '@/services/dealer/nearbyParks';

import { PlaceLine, type PlaceWords } from './PlaceLine';

export interface Around {
  /** The centre of "nearby"; null until it is known. */
  readonly point: Place | null;
  /** The driver's location, if known. A stored or configured place is not used. */
  readonly me: Place | null;
  /** The driver is being located for the first time. */
  readonly isLocating: boolean;
  /** A line that asks for the location, or says why locating failed. */
  readonly line: ReactNode;
}

/** The centre of "nearby" for a screen of places, and the line about it. `words`: on a screen that lists no places. */
export function useAround(words?: PlaceWords): Around {
  const dispatch = useDispatch();
  const { hasConsented } = useSelector(selectPreferences);
  const place = usePlace(hasConsented);
  return {
    point: place.point,
    me: place.isLocated ? place.point : null,
    isLocating: place.isAsking && !place.isLocated,
    line: <PlaceLine place={place} onAgree={() => void dispatch(privacyAgreed())} words={words} />,
  };
}

/** A place in the form that the calls take. Nothing is queried while there is none. */
export const destinationOf = (point: Place | null): Destination => ({
  destLng: point?.lng ?? 0,
  destLat: point?.lat ?? 0,
});
