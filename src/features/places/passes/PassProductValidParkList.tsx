import { pathTo } from '@/navigation/paths';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { useListPassRulesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';
import { EmptyState } from '@/ui/load/EmptyState';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { toPassProductLots } from '@/widgets/pass/model/passProductText';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { PlaceList } from '@/widgets/place/PlaceList';

/** The lots where a pass product is valid, as the operator lists them. */
export function PassProductValidParkList({ ruleId }: { readonly ruleId: string }) {
  const query = useListPassRulesQuery({});
  const rule = query.currentData?.results.find((candidate) => candidate.ruleId === ruleId);
  if (query.currentData !== undefined && rule === undefined && countDroppedRows(query.currentData) === 0) {
    return (
      <EmptyState
        illustration="coupon"
        text="这个月卡套餐已经下架"
        action={<LinkButton to={pathTo('nearbyBagRules')}>看其他套餐</LinkButton>}
      />
    );
  }
  const rows = rule === undefined ? [] : toPassProductLots(rule);
  return (
    <PlaceList
      load={toContentLoadState(query, {
        message: '适用停车场加载失败',
        waitingFor: '正在查询适用停车场…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{ illustration: 'search', text: '这个套餐暂无适用的停车场' }}
      list={{ label: '月卡适用的停车场', rows, keyOf: ({ parkId }) => parkId }}
    >
      {({ parkId, parkName }) => (
        <PlaceCard>
          <ListRow title={parkName} note="查看余位和位置" to={pathTo('map', { parkId, isDetailPark: '1' })} />
        </PlaceCard>
      )}
    </PlaceList>
  );
}
