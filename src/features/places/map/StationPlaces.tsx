import { useMemo } from 'react';

import { useQueryOf } from '@/navigation/hooks/useQuery';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { StationRow } from '@/ui/place/StationRow';
import { loadOf } from '@/widgets/loading/loadOf';

import { type MapViewState, pathToOpen } from '../model/mapView';
import { nearestFirst } from '../model/nearest';
import { STATIONS_OF_MAP } from '../model/stationSource';
import { PlaceCard } from '../parts/PlaceCard';
import { stationKeyOf } from '../parts/stationCard';
import { type Around, destinationOf } from '../parts/useAround';
import { stationPin } from './model/pins';
import { NearbyPlaces } from './NearbyPlaces';

/** Charging stations on the map and in the list. */
export function StationPlaces({ view, around }: { readonly view: MapViewState; readonly around: Around }) {
  const query = useQueryOf('map');
  const point = view.centre ?? around.point;
  const stations = useListNearbyStationsQuery(
    { ...destinationOf(point), source: STATIONS_OF_MAP },
    { skip: point === null },
  );
  const { currentData } = stations;
  const rows = useMemo(() => nearestFirst(currentData?.results ?? []), [currentData]);
  return (
    <NearbyPlaces
      view={view}
      around={around}
      load={loadOf(stations, {
        what: '附近充电站没有查到',
        waitingFor: '正在查找附近充电站…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      list={{
        label: '附近充电站，由近到远',
        rows,
        keyOf: stationKeyOf,
        pinOf: stationPin,
      }}
      emptyText="暂无符合条件的充电站"
    >
      {(station) => (
        <PlaceCard>
          <StationRow station={station} to={pathToOpen(query, 'station', station.stationId)} />
        </PlaceCard>
      )}
    </NearbyPlaces>
  );
}
