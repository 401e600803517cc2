import { useMemo } from 'react';

import { NO_MATCHING_STATIONS_TEXT } from '@/domain/places/emptyPlacesText';
import { useScreenQuery } from '@/navigation/hooks/useScreenQuery';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { StationRow } from '@/ui/place/StationRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { MAP_STATION_SOURCE } from '@/widgets/place/model/stationSource';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { type NearbyCenter, toDestination } from '@/widgets/place/useNearbyCenter';

import { type MapViewState, pathToOpen } from '../model/mapView';
import { sortByDistance } from '../model/sortByDistance';
import { stationKey } from '../parts/renderStationCard';
import { countFreeGuns, toStationPin } from './model/pins';
import { NearbyPlaces } from './NearbyPlaces';
import { useFreeFilter } from './useFreeFilter';

/** Charging stations on the map and in the list. */
export function StationPlaces({ view, around }: { readonly view: MapViewState; readonly around: NearbyCenter }) {
  const query = useScreenQuery('map');
  const point = view.centre ?? around.point;
  const stations = useListNearbyStationsQuery(
    { ...toDestination(point), source: MAP_STATION_SOURCE },
    { skip: point === null },
  );
  const { currentData } = stations;
  const { isOnlyFree, chip, showAllButton } = useFreeFilter('有空闲');
  const rows = useMemo(
    () => sortByDistance(currentData?.results ?? []).filter((station) => !isOnlyFree || countFreeGuns(station) > 0),
    [currentData, isOnlyFree],
  );
  return (
    <NearbyPlaces
      view={view}
      around={around}
      load={toLoadState(stations, {
        message: '附近充电站加载失败',
        waitingFor: '正在查找附近充电站…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近充电站',
        label: '附近充电站，由近到远',
        rows,
        keyOf: stationKey,
        toPin: toStationPin,
      }}
      filters={chip}
      empty={{
        illustration: 'search',
        text: NO_MATCHING_STATIONS_TEXT,
        action: showAllButton,
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
