import { formatDistance } from '@/domain/distance';
import { type ChargingStationSummary, stationGunAndPriceTexts } from '@/domain/places/nearbyPlaceTexts';
import { pathTo } from '@/navigation/paths';
import { ListRow } from '@/ui/list/ListRow';

import { PlaceSummary } from './PlaceSummary';
import { toCoordinateParam } from './toCoordinateParam';

export interface ChargingStationListItem extends ChargingStationSummary {
  readonly stationId: string;
  readonly stationName: string;
  readonly stationAddr: string;
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface StationRowProps {
  readonly station: ChargingStationListItem;
  /** The link of the row; by default the station on the map. */
  readonly to?: string;
}

/** A charging station in a list. */
export function ChargingStationRow({ station, to }: StationRowProps) {
  const { stationId, stationName, stationAddr, longitude, latitude, distance } = station;
  return (
    <ListRow
      title={stationName}
      note={
        <PlaceSummary facts={[formatDistance(distance), ...stationGunAndPriceTexts(station)]} address={stationAddr} />
      }
      to={
        to ??
        pathTo('map', {
          stationId,
          isDetailCharge: '1',
          lng: toCoordinateParam(longitude),
          lat: toCoordinateParam(latitude),
        })
      }
    />
  );
}
