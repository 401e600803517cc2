import { formatDistance } from '@/domain/distance';
import { lotSpaceAndPriceTexts, type ParkSummary, type PlainOrHighlightedText } from '@/domain/places/nearbyPlaceTexts';
import { pathTo } from '@/navigation/paths';
import { ListRow } from '@/ui/list/ListRow';

import { PlaceSummary } from './PlaceSummary';
import { toCoordinateParam } from './toCoordinateParam';

export interface ParkListItem extends ParkSummary {
  readonly parkId: string;
  readonly parkName: string;
  readonly parkAddr: string;
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface ParkRowProps {
  readonly park: ParkListItem;
  /** The link of the row; by default the lot on the map. */
  readonly to?: string;
  /** The facts after the distance; by default free spaces and price. */
  readonly facts?: readonly PlainOrHighlightedText[];
}

/** A lot in a list. */
export function ParkRow({ park, to, facts = lotSpaceAndPriceTexts(park) }: ParkRowProps) {
  const { parkId, parkName, parkAddr, longitude, latitude, distance } = park;
  return (
    <ListRow
      title={parkName}
      note={<PlaceSummary facts={[formatDistance(distance), ...facts]} address={parkAddr} />}
      to={
        to ??
        pathTo('map', {
          parkId,
          isDetailPark: '1',
          lng: toCoordinateParam(longitude),
          lat: toCoordinateParam(latitude),
        })
      }
    />
  );
}
