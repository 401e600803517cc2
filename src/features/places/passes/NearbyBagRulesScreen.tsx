import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type PassRule, useListPassRulesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';
import { rulesOfLot } from '@/widgets/pass/model/passRuleWords';

import { PassRuleCard } from './PassRuleCard';

const CARD_HEIGHT = 188;
const keyOf = ({ ruleId }: PassRule) => ruleId;

/** Period passes on sale, for one lot or for all lots. */
export default function NearbyBagRulesScreen() {
  const { frame, query } = useScreen('nearbyBagRules');
  const { parkId } = query;
  const rulesQuery = useListPassRulesQuery(parkId === undefined ? {} : { parkId });
  const rows = rulesOfLot(rulesQuery.currentData?.results ?? [], parkId);
  return (
    <ListScreen
      frame={frame}
      load={loadOf(rulesQuery, {
        what: '包月套餐加载失败',
        waitingFor: '正在查询包月套餐…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        drawing: 'coupon',
        text: parkId === undefined ? '暂无可办的月卡' : '这个停车场暂无可办的月卡',
        action: <LinkButton to={pathTo('nearbyBagParks')}>看附近包月停车场</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="包月套餐" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(rule) => <PassRuleCard rule={rule} parkId={parkId} />}
      </WindowedList>
    </ListScreen>
  );
}
