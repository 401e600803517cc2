import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { LinkButton } from '@/ui/button/LinkButton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { FoundList } from '@/widgets/place/FoundList';
import { STATIONS_OF_MAP } from '@/widgets/place/model/stationSource';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { nearestFirst } from '../../model/nearest';
import { stationCard, stationKeyOf } from '../../parts/stationCard';
import { stationsCalled } from '../model/searchWords';

interface FoundStationsProps {
  readonly keyword: string;
  readonly around: Around;
  /** Where else to look when nothing was found. */
  readonly elsewhere: ReactNode;
}

/** The charging stations with these words in their name or address, nearest first. */
export function FoundStations({ keyword, around, elsewhere }: FoundStationsProps) {
  const query = useListNearbyStationsQuery(
    { ...destinationOf(around.point), source: STATIONS_OF_MAP },
    { skip: around.point === null },
  );
  const rows = nearestFirst(stationsCalled(query.currentData?.results ?? [], keyword));
  return (
    <FoundList
      load={toLoadState(query, {
        what: '充电站加载失败',
        waitingFor: '正在查找充电站…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        drawing: 'search',
        text: `没有找到“${keyword}”相关的充电站`,
        action: (
          <>
            {elsewhere}
            <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>
          </>
        ),
      }}
      list={{ label: '找到的充电站，由近到远', rows, keyOf: stationKeyOf }}
    >
      {(station) => stationCard(station)}
    </FoundList>
  );
}
