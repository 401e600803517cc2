import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { ListRow } from '@/ui/ListRow';

import { parkFacts } from '../model/nearbyFacts';
import { Facts } from './Facts';

export function ParkRow({ park }: { park: NearbyPark }) {
  const { parkId, parkName, longitude, latitude, distance } = park;
  return (
    <ListRow
      title={parkName}
      note={<Facts of={[formatDistance(distance), ...parkFacts(park)]} />}
      to={pathTo('map', {
        parkId,
        isDetailPark: '1',
        lng: Number.isNaN(longitude) ? undefined : longitude,
        lat: Number.isNaN(latitude) ? undefined : latitude,
      })}
    />
  );
}
