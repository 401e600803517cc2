import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { BookablePark } from '@/services/booking/parks';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

import { bookableFactText, minBookFeeText } from '../model/lotText';

export const bookableParkKey = ({ parkId }: Pick<BookablePark, 'parkId'>): string => parkId;

interface BookableParkCardProps {
  readonly park: BookablePark;
  /** Whether the list was queried around a location, so that distances are meaningful. */
  readonly hasDistance: boolean;
}

/** A lot with bookable berths. */
export function BookableParkCard({ park, hasDistance }: BookableParkCardProps) {
  const { parkId, parkName, distance, leftBookSpaceNum, minBookFee } = park;
  return (
    <PlaceCard>
      <ListRow
        title={parkName}
        note={
          <Facts
            of={[
              hasDistance ? formatDistance(distance) : '',
              bookableFactText(leftBookSpaceNum),
              minBookFeeText(minBookFee),
            ]}
          />
        }
        to={pathTo('spaceBooking', { parkId })}
      />
    </PlaceCard>
  );
}
