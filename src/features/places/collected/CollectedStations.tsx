import { pathTo } from '@/navigation/paths';
import { useListCollectedStationsInfiniteQuery, useUncollectStationMutation } from '@/services/cps/stations';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { stationCard, stationKeyOf } from '../parts/stationCard';
import { CollectedCard } from './CollectedCard';
import { CollectedPlaces } from './CollectedPlaces';

/** The driver's favourite charging stations. */
export function CollectedStations({ around }: { readonly around: Around }) {
  const query = useListCollectedStationsInfiniteQuery(destinationOf(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectStationMutation();
  return (
    <CollectedPlaces what="充电站" query={query} keyOf={stationKeyOf} mapPath={pathTo('map', { isFromHome: '2' })}>
      {(station) => (
        <CollectedCard
          place={{ ...station, name: station.stationName, address: station.stationAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ stationId: station.stationId })}
        >
          {(acts) => stationCard(station, acts)}
        </CollectedCard>
      )}
    </CollectedPlaces>
  );
}
