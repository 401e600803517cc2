import { useMemo } from 'react';

import { NO_SUCH_STATION } from '@/domain/places/emptyPlaces';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { StationRow } from '@/ui/place/StationRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { STATIONS_OF_MAP } from '@/widgets/place/model/stationSource';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { type MapViewState, pathToOpen } from '../model/mapView';
import { nearestFirst } from '../model/nearest';
import { stationKeyOf } from '../parts/stationCard';
import { freeGunsOf, stationPin } from './model/pins';
import { NearbyPlaces } from './NearbyPlaces';
import { useOnlyFree } from './useOnlyFree';

/** Charging stations on the map and in the list. */
export function StationPlaces({ view, around }: { readonly view: MapViewState; readonly around: Around }) {
  const query = useQueryOf('map');
  const point = view.centre ?? around.point;
  const stations = useListNearbyStationsQuery(
    { ...destinationOf(point), source: STATIONS_OF_MAP },
    { skip: point === null },
  );
  const { currentData } = stations;
  const { isOnlyFree, chip, showAll } = useOnlyFree('有空闲');
  const rows = useMemo(
    () => nearestFirst(currentData?.results ?? []).filter((station) => !isOnlyFree || freeGunsOf(station) > 0),
    [currentData, isOnlyFree],
  );
  return (
    <NearbyPlaces
      view={view}
      around={around}
      load={toLoadState(stations, {
        what: '附近充电站加载失败',
        waitingFor: '正在查找附近充电站…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近充电站',
        label: '附近充电站，由近到远',
        rows,
        keyOf: stationKeyOf,
        pinOf: stationPin,
      }}
      filters={chip}
      empty={{
        drawing: 'search',
        text: NO_SUCH_STATION,
        action: showAll,
      }}
    >
      {(station) => (
        <PlaceCard>
          <StationRow station={station} to={pathToOpen(query, 'station', station.stationId)} />
        </PlaceCard>
      )}
    </NearbyPlaces>
  );
}
