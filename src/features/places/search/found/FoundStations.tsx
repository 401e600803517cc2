import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { LinkButton } from '@/ui/button/LinkButton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { MAP_NEARBY_STATIONS_SOURCE_PARAM } from '@/widgets/place/model/stationSource';
import { PlaceList } from '@/widgets/place/PlaceList';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { sortByDistance } from '../../model/sortByDistance';
import { getNearbyStationKey, renderStationCard } from '../../parts/renderStationCard';
import { filterStationsByText } from '../model/searchFilters';

interface FoundStationsProps {
  readonly keyword: string;
  readonly around: NearbyCenter;
  /** Link to the results of the other kind, for an empty list. */
  readonly otherResults: ReactNode;
}

/** The charging stations whose name or address contains the keyword, nearest first. */
export function FoundStations({ keyword, around, otherResults }: FoundStationsProps) {
  const query = useListNearbyStationsQuery(
    { ...toDestinationParams(around.point), source: MAP_NEARBY_STATIONS_SOURCE_PARAM },
    { skip: around.point === null },
  );
  const rows = sortByDistance(filterStationsByText(query.currentData?.results ?? [], keyword));
  return (
    <PlaceList
      load={toContentLoadState(query, {
        message: '充电站加载失败',
        waitingFor: '正在查找充电站…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'search',
        text: `没有找到“${keyword}”相关的充电站`,
        action: (
          <>
            {otherResults}
            <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>
          </>
        ),
      }}
      list={{ label: '找到的充电站，由近到远', rows, keyOf: getNearbyStationKey }}
    >
      {(station) => renderStationCard(station)}
    </PlaceList>
  );
}
