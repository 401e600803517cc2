import { pathTo } from '@/navigation/paths';
import { useListCollectedParksInfiniteQuery, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { parkCard, parkKeyOf } from '@/widgets/place/parkCard';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { CollectedCard } from './CollectedCard';
import { CollectedPlaces } from './CollectedPlaces';

/** The driver's favourite lots. */
export function CollectedParks({ around }: { readonly around: Around }) {
  const query = useListCollectedParksInfiniteQuery(destinationOf(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectParkMutation();
  return (
    <CollectedPlaces what="停车场" query={query} keyOf={parkKeyOf} mapPath={pathTo('map')}>
      {(park) => (
        <CollectedCard
          place={{ ...park, name: park.parkName, address: park.parkAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ parkId: park.parkId })}
        >
          {(acts) => parkCard(park, acts)}
        </CollectedCard>
      )}
    </CollectedPlaces>
  );
}
