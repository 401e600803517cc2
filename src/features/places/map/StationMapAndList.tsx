import { useMemo } from 'react';

import { NO_MATCHING_STATIONS_TEXT } from '@/domain/places/emptyPlacesText';
import { useScreenQueryParams } from '@/navigation/hooks/useScreenQueryParams';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { ChargingStationRow } from '@/ui/place/ChargingStationRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { MAP_NEARBY_STATIONS_SOURCE_PARAM } from '@/widgets/place/model/stationSource';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { type MapViewState, pathToMapWithPlaceOpen } from '../model/mapView';
import { sortByDistance } from '../model/sortByDistance';
import { getNearbyStationKey } from '../parts/renderStationCard';
import { countFreeGuns, toStationPin } from './model/pins';
import { PlaceMapAndList } from './PlaceMapAndList';
import { useVacancyFilter } from './useVacancyFilter';

/** Charging stations on the map and in the list. */
export function StationMapAndList({ view, around }: { readonly view: MapViewState; readonly around: NearbyCenter }) {
  const query = useScreenQueryParams('map');
  const point = view.centre ?? around.point;
  const stations = useListNearbyStationsQuery(
    { ...toDestinationParams(point), source: MAP_NEARBY_STATIONS_SOURCE_PARAM },
    { skip: point === null },
  );
  const { currentData } = stations;
  const { isOnlyFree, chip, showAllButton } = useVacancyFilter('有空闲');
  const rows = useMemo(
    () => sortByDistance(currentData?.results ?? []).filter((station) => !isOnlyFree || countFreeGuns(station) > 0),
    [currentData, isOnlyFree],
  );
  return (
    <PlaceMapAndList
      view={view}
      around={around}
      load={toContentLoadState(stations, {
        message: '附近充电站加载失败',
        waitingFor: '正在查找附近充电站…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近充电站',
        label: '附近充电站，由近到远',
        rows,
        keyOf: getNearbyStationKey,
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
          <ChargingStationRow station={station} to={pathToMapWithPlaceOpen(query, 'station', station.stationId)} />
        </PlaceCard>
      )}
    </PlaceMapAndList>
  );
}
