import { formatDistance } from '@/domain/distance';
import { pathTo } from '@/navigation/paths';
import type { BookablePark } from '@/services/booking/parks';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { ListRow } from '@/ui/list/ListRow';
import { PlaceCard } from '@/widgets/place/PlaceCard';

import { bookableSpacesFactText, minBookingFeeText } from '../model/lotText';

export const toBookableLotKey = ({ parkId }: Pick<BookablePark, 'parkId'>): string => parkId;

interface BookableParkCardProps {
  readonly park: BookablePark;
  /** Whether the list was queried around a location, so that distances are meaningful. */
  readonly hasDistance: boolean;
}

/** A lot with bookable berths. */
export function BookableLotCard({ park, hasDistance }: BookableParkCardProps) {
  const { parkId, parkName, distance, leftBookSpaceNum, minBookFee } = park;
  return (
    <PlaceCard>
      <ListRow
        title={parkName}
        note={
          <InlineFacts
            of={[
              hasDistance ? formatDistance(distance) : '',
              bookableSpacesFactText(leftBookSpaceNum),
              minBookingFeeText(minBookFee),
            ]}
          />
        }
        to={pathTo('spaceBooking', { parkId })}
      />
    </PlaceCard>
  );
}
