import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { useListParksByNameInfiniteQuery } from '@/services/dealer/parkSearch';
import { LinkButton } from '@/ui/button/LinkButton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { PlaceList } from '@/widgets/place/PlaceList';
import { getNearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

interface FoundParksProps {
  readonly keyword: string;
  readonly cityCode: string;
  readonly around: NearbyCenter;
  /** Link to the results of the other kind, for an empty list. */
  readonly otherResults: ReactNode;
}

/** The lots whose name or address contains the keyword, nearest first. */
export function FoundParks({ keyword, cityCode, around, otherResults }: FoundParksProps) {
  const query = useListParksByNameInfiniteQuery(
    { ...toDestinationParams(around.point), parkName: keyword, cityCode },
    { skip: around.point === null },
  );
  const { rows, end } = usePagedRows<NearbyPark>(query, getNearbyParkKey);
  return (
    <PlaceList
      load={toContentLoadState(query, {
        message: '停车场加载失败',
        waitingFor: '正在查找停车场…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'search',
        text: `没有找到“${keyword}”相关的停车场`,
        action: (
          <>
            {otherResults}
            <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>
          </>
        ),
      }}
      list={{ label: '找到的停车场，由近到远', rows, keyOf: getNearbyParkKey, end }}
    >
      {(park) => renderParkCard(park)}
    </PlaceList>
  );
}
