import { pathTo } from '@/navigation/paths';
import { useListCollectedParksInfiniteQuery, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { getNearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { FavouritePlaceList } from './FavouritePlaceList';
import { FavouritePlaceRow } from './FavouritePlaceRow';

/** The driver's favourite lots. */
export function FavouriteParkList({ around }: { readonly around: NearbyCenter }) {
  const query = useListCollectedParksInfiniteQuery(toDestinationParams(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectParkMutation();
  return (
    <FavouritePlaceList kindLabel="停车场" query={query} keyOf={getNearbyParkKey} mapPath={pathTo('map')}>
      {(park) => (
        <FavouritePlaceRow
          place={{ ...park, name: park.parkName, address: park.parkAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ parkId: park.parkId })}
        >
          {(actions) => renderParkCard(park, actions)}
        </FavouritePlaceRow>
      )}
    </FavouritePlaceList>
  );
}
