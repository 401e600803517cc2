import type { ReactNode } from 'react';

import type { NearbyStation } from '@/services/cps/nearbyStations';
import { StationRow } from '@/ui/place/StationRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

export const getNearbyStationKey = ({ stationId }: NearbyStation): string => stationId;

/** A charging station in a list, with buttons below it. */
export const renderStationCard = (station: NearbyStation, actions?: ReactNode): ReactNode => (
  <PlaceCard actions={actions}>
    <StationRow station={station} />
  </PlaceCard>
);
