import { pathTo } from '@/navigation/paths';
import { useListSuitableParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { FoundList } from '@/widgets/place/FoundList';
import { parkCard, parkKeyOf } from '@/widgets/place/parkCard';
import { destinationOf, useAround } from '@/widgets/place/useAround';

import type { SuitableQuery } from './model/suitable';

type SuitableParksProps = Readonly<Pick<SuitableQuery & { kind: 'own' }, 'what' | 'good'>>;

/** The lots where a coupon or pass of the driver is valid, nearest first. */
export function SuitableParks({ what, good }: SuitableParksProps) {
  const around = useAround();
  const query = useListSuitableParksInfiniteQuery(
    { ...destinationOf(around.point), ...good },
    { skip: around.point === null },
  );
  const { rows, end } = usePages(query, parkKeyOf);
  return (
    <>
      {around.line}
      <FoundList
        load={toLoadState(query, {
          what: '适用停车场加载失败',
          waitingFor: '正在查询适用停车场…',
          isEmpty: hasNoRows,
          isGoneWhenRefused: true,
        })}
        empty={{
          drawing: 'search',
          text: `这张${what}暂无适用的停车场`,
          action: <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>,
        }}
        list={{ label: `${what}适用的停车场，由近到远`, rows, keyOf: parkKeyOf, end }}
      >
        {(park) => parkCard(park)}
      </FoundList>
    </>
  );
}
