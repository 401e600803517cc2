import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { useListParksByNameInfiniteQuery } from '@/services/dealer/parkSearch';
import { LinkButton } from '@/ui/button/LinkButton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { FoundList } from '@/widgets/place/FoundList';
import { parkCard, parkKeyOf } from '@/widgets/place/parkCard';
import { type Around, destinationOf } from '@/widgets/place/useAround';

interface FoundParksProps {
  readonly keyword: string;
  readonly cityCode: string;
  readonly around: Around;
  /** Where else to look when nothing was found. */
  readonly elsewhere: ReactNode;
}

/** The lots with these words in their name or address, nearest first. */
export function FoundParks({ keyword, cityCode, around, elsewhere }: FoundParksProps) {
  const query = useListParksByNameInfiniteQuery(
    { ...destinationOf(around.point), parkName: keyword, cityCode },
    { skip: around.point === null },
  );
  const { rows, end } = usePages<NearbyPark>(query, parkKeyOf);
  return (
    <FoundList
      load={toLoadState(query, {
        what: '停车场加载失败',
        waitingFor: '正在查找停车场…',
        isEmpty: hasNoRows,
      })}
      empty={{
        drawing: 'search',
        text: `没有找到“${keyword}”相关的停车场`,
        action: (
          <>
            {elsewhere}
            <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>
          </>
        ),
      }}
      list={{ label: '找到的停车场，由近到远', rows, keyOf: parkKeyOf, end }}
    >
      {(park) => parkCard(park)}
    </FoundList>
  );
}
