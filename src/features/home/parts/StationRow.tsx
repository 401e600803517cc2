import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import { ListRow } from '@/ui/ListRow';

import { stationFacts } from '../model/nearbyFacts';
import { Facts } from './Facts';

export function StationRow({ station }: { station: NearbyStation }) {
  const { stationId, stationName, longitude, latitude, distance } = station;
  return (
    <ListRow
      title={stationName}
      note={<Facts of={[formatDistance(distance), ...stationFacts(station)]} />}
      to={pathTo('map', {
        stationId,
        isDetailCharge: '1',
        lng: Number.isNaN(longitude) ? undefined : longitude,
        lat: Number.isNaN(latitude) ? undefined : latitude,
      })}
    />
  );
}
