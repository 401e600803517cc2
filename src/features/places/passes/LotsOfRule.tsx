import { pathTo } from '@/navigation/paths';
import { useListPassRulesQuery } from '@/services/special/passes';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';
import { Empty } from '@/ui/load/Empty';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { lotsOfRule } from '@/widgets/pass/model/passRuleWords';
import { FoundList } from '@/widgets/place/FoundList';
import { PlaceCard } from '@/widgets/place/PlaceCard';

/** The lots where a pass rule is valid, as the operator lists them. */
export function LotsOfRule({ ruleId }: { readonly ruleId: string }) {
  const query = useListPassRulesQuery({});
  const rule = query.currentData?.results.find((one) => one.ruleId === ruleId);
  if (query.currentData !== undefined && rule === undefined && droppedRowCount(query.currentData) === 0) {
    return (
      <Empty
        drawing="coupon"
        text="这个月卡套餐已经下架"
        action={<LinkButton to={pathTo('nearbyBagRules')}>看其他套餐</LinkButton>}
      />
    );
  }
  const rows = rule === undefined ? [] : lotsOfRule(rule);
  return (
    <FoundList
      load={toLoadState(query, {
        what: '适用停车场加载失败',
        waitingFor: '正在查询适用停车场…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{ drawing: 'search', text: '这个套餐暂无适用的停车场' }}
      list={{ label: '月卡适用的停车场', rows, keyOf: ({ parkId }) => parkId }}
    >
      {({ parkId, parkName }) => (
        <PlaceCard>
          <ListRow title={parkName} note="查看余位和位置" to={pathTo('map', { parkId, isDetailPark: '1' })} />
        </PlaceCard>
      )}
    </FoundList>
  );
}
