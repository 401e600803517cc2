import { pathTo } from '@/navigation/paths';
import { useListSuitableParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { PlaceList } from '@/widgets/place/PlaceList';
import { nearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { toDestination, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import type { SuitableQuery } from './model/suitableQuery';

type SuitableParksProps = Readonly<Pick<SuitableQuery & { kind: 'own' }, 'kindLabel' | 'item'>>;

/** The lots where a coupon or pass of the driver is valid, nearest first. */
export function SuitableParks({ kindLabel, item }: SuitableParksProps) {
  const around = useNearbyCenter();
  const query = useListSuitableParksInfiniteQuery(
    { ...toDestination(around.point), ...item },
    { skip: around.point === null },
  );
  const { rows, end } = usePages(query, nearbyParkKey);
  return (
    <>
      {around.locationNotice}
      <PlaceList
        load={toLoadState(query, {
          message: '适用停车场加载失败',
          waitingFor: '正在查询适用停车场…',
          isEmpty: hasNoRows,
          isGoneWhenRefused: true,
        })}
        empty={{
          illustration: 'search',
          text: `这张${kindLabel}暂无适用的停车场`,
          action: <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>,
        }}
        list={{ label: `${kindLabel}适用的停车场，由近到远`, rows, keyOf: nearbyParkKey, end }}
      >
        {(park) => renderParkCard(park)}
      </PlaceList>
    </>
  );
}
