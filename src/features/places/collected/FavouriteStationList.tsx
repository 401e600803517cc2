import { pathTo } from '@/navigation/paths';
import { useListCollectedStationsInfiniteQuery, useUncollectStationMutation } from '@/services/cps/stations';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { getNearbyStationKey, renderStationCard } from '../parts/renderStationCard';
import { FavouritePlaceList } from './FavouritePlaceList';
import { FavouritePlaceRow } from './FavouritePlaceRow';

/** The driver's favourite charging stations. */
export function FavouriteStationList({ around }: { readonly around: NearbyCenter }) {
  const query = useListCollectedStationsInfiniteQuery(toDestinationParams(around.point), {
    skip: around.point === null,
  });
  const [uncollect, { isLoading }] = useUncollectStationMutation();
  return (
    <FavouritePlaceList
      kindLabel="充电站"
      query={query}
      keyOf={getNearbyStationKey}
      mapPath={pathTo('map', { isFromHome: '2' })}
    >
      {(station) => (
        <FavouritePlaceRow
          place={{ ...station, name: station.stationName, address: station.stationAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ stationId: station.stationId })}
        >
          {(actions) => renderStationCard(station, actions)}
        </FavouritePlaceRow>
      )}
    </FavouritePlaceList>
  );
}
