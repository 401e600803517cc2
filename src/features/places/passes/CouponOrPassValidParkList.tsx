import { pathTo } from '@/navigation/paths';
import { useListSuitableParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { PlaceList } from '@/widgets/place/PlaceList';
import { getNearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import type { CouponOrPassParksSubject } from './model/couponOrPassParksSubject';

type SuitableParksProps = Readonly<Pick<CouponOrPassParksSubject & { kind: 'own' }, 'kindLabel' | 'item'>>;

/** The lots where a coupon or pass of the driver is valid, nearest first. */
export function CouponOrPassValidParkList({ kindLabel, item }: SuitableParksProps) {
  const around = useNearbyCenter();
  const query = useListSuitableParksInfiniteQuery(
    { ...toDestinationParams(around.point), ...item },
    { skip: around.point === null },
  );
  const { rows, end } = usePagedRows(query, getNearbyParkKey);
  return (
    <>
      {around.locationNotice}
      <PlaceList
        load={toContentLoadState(query, {
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
        list={{ label: `${kindLabel}适用的停车场，由近到远`, rows, keyOf: getNearbyParkKey, end }}
      >
        {(park) => renderParkCard(park)}
      </PlaceList>
    </>
  );
}
