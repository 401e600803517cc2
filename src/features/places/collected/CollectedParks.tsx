import { pathTo } from '@/navigation/paths';
import { useListCollectedParksInfiniteQuery, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { nearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { type NearbyCenter, toDestination } from '@/widgets/place/useNearbyCenter';

import { CollectedCard } from './CollectedCard';
import { CollectedPlaces } from './CollectedPlaces';

/** The driver's favourite lots. */
export function CollectedParks({ around }: { readonly around: NearbyCenter }) {
  const query = useListCollectedParksInfiniteQuery(toDestination(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectParkMutation();
  return (
    <CollectedPlaces kindLabel="停车场" query={query} keyOf={nearbyParkKey} mapPath={pathTo('map')}>
      {(park) => (
        <CollectedCard
          place={{ ...park, name: park.parkName, address: park.parkAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ parkId: park.parkId })}
        >
          {(actions) => renderParkCard(park, actions)}
        </CollectedCard>
      )}
    </CollectedPlaces>
  );
}
