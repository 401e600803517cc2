import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Coordinates } from '@/flows/place/placeSlice';
import { useDriverLocation } from '@/flows/place/useDriverLocation';
import { privacyAgreed, selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { ParkSearchCenter } from '@/services/dealer/nearbyParks';

import { LocationNotice, type LocationNoticeTexts } from './LocationNotice';

export interface NearbyCenter {
  /** The centre of "nearby"; null until it is known. */
  readonly point: Coordinates | null;
  /** The driver's location, if known. A stored or configured place is not used. */
  readonly driverLocation: Coordinates | null;
  /** The driver is being located for the first time. */
  readonly isLocating: boolean;
  /** A notice that prompts for the location, or shows why locating failed. */
  readonly locationNotice: ReactNode;
}

/** The centre of "nearby" for a screen of places, and the notice about it. `texts`: other texts for that notice. */
export function useNearbyCenter(texts?: LocationNoticeTexts): NearbyCenter {
  const dispatch = useDispatch();
  const { hasConsented } = useSelector(selectPreferences);
  const place = useDriverLocation(hasConsented);
  return {
    point: place.point,
    driverLocation: place.isLocated ? place.point : null,
    isLocating: place.isAsking && !place.isLocated,
    locationNotice: <LocationNotice place={place} onAgree={() => void dispatch(privacyAgreed())} texts={texts} />,
  };
}

/** A place as query parameters. Queries are skipped while there is none. */
export const toDestinationParams = (point: Coordinates | null): ParkSearchCenter => ({
  destLng: point?.lng ?? 0,
  destLat: point?.lat ?? 0,
});
