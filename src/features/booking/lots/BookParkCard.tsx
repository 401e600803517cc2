import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { BookablePark } from '@/services/booking/parks';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

import { fromWords, leftWords } from '../model/lotWords';

export const parkKeyOf = ({ parkId }: Pick<BookablePark, 'parkId'>): string => parkId;

interface BookParkCardProps {
  readonly park: BookablePark;
  /** Whether the list was asked for around a place. */
  readonly hasDistance: boolean;
}

/** A lot whose berths can be booked. */
export function BookParkCard({ park, hasDistance }: BookParkCardProps) {
  const { parkId, parkName, distance, leftBookSpaceNum, minBookFee } = park;
  return (
    <PlaceCard>
      <ListRow
        title={parkName}
        note={
          <Facts
            of={[hasDistance ? formatDistance(distance) : '', leftWords(leftBookSpaceNum), fromWords(minBookFee)]}
          />
        }
        to={pathTo('spaceBooking', { parkId })}
      />
    </PlaceCard>
  );
}
