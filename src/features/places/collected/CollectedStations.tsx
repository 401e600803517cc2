import { pathTo } from '@/navigation/paths';
import { useListCollectedStationsInfiniteQuery, useUncollectStationMutation } from '@/services/cps/stations';
import { type NearbyCenter, toDestination } from '@/widgets/place/useNearbyCenter';

import { renderStationCard, stationKey } from '../parts/renderStationCard';
import { CollectedCard } from './CollectedCard';
import { CollectedPlaces } from './CollectedPlaces';

/** The driver's favourite charging stations. */
export function CollectedStations({ around }: { readonly around: NearbyCenter }) {
  const query = useListCollectedStationsInfiniteQuery(toDestination(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectStationMutation();
  return (
    <CollectedPlaces kindLabel="充电站" query={query} keyOf={stationKey} mapPath={pathTo('map', { isFromHome: '2' })}>
      {(station) => (
        <CollectedCard
          place={{ ...station, name: station.stationName, address: station.stationAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ stationId: station.stationId })}
        >
          {(actions) => renderStationCard(station, actions)}
        </CollectedCard>
      )}
    </CollectedPlaces>
  );
}
