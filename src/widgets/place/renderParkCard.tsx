import type { ReactNode } from 'react';

import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { ParkRow } from '@/ui/place/ParkRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

export const getNearbyParkKey = ({ parkId }: NearbyPark): string => parkId;

/** A lot in a list, with buttons below it. */
export const renderParkCard = (park: NearbyPark, actions?: ReactNode): ReactNode => (
  <PlaceCard actions={actions}>
    <ParkRow park={park} />
  </PlaceCard>
);
