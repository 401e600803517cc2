import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { ListRow } from '@/ui/ListRow';

import { parkFacts } from '../model/nearbyFacts';

export function ParkRow({ park }: { park: NearbyPark }) {
  const { parkId, parkName, longitude, latitude, distance } = park;
  return (
    <ListRow
      title={parkName}
      note={parkFacts(park)}
      right={formatDistance(distance)}
      to={pathTo('map', {
        parkId,
        isDetailPark: '1',
        lng: Number.isNaN(longitude) ? undefined : longitude,
        lat: Number.isNaN(latitude) ? undefined : latitude,
      })}
    />
  );
}
