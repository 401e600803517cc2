import type { ReactNode } from 'react';

import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import { ChargingStationRow } from '@/ui/place/ChargingStationRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

export const getNearbyStationKey = ({ stationId }: NearbyChargingStation): string => stationId;

/** A charging station in a list, with buttons below it. */
export const renderStationCard = (station: NearbyChargingStation, actions?: ReactNode): ReactNode => (
  <PlaceCard actions={actions}>
    <ChargingStationRow station={station} />
  </PlaceCard>
);
