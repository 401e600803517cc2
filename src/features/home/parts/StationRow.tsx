import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import { ListRow } from '@/ui/ListRow';

import { stationFacts } from '../model/nearbyFacts';

export function StationRow({ station }: { station: NearbyStation }) {
  const { stationId, stationName, longitude, latitude, distance } = station;
  return (
    <ListRow
      title={stationName}
      note={stationFacts(station)}
      right={formatDistance(distance)}
      to={pathTo('map', {
        stationId,
        isDetailCharge: '1',
        lng: Number.isNaN(longitude) ? undefined : longitude,
        lat: Number.isNaN(latitude) ? undefined : latitude,
      })}
    />
  );
}
