import { pathTo } from '@/navigation/paths';
import { type PassProduct, useListPassRulesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { filterPassProductsByLot } from '@/widgets/pass/model/passProductText';

import { PassProductCard } from './PassProductCard';

const CARD_HEIGHT = 188;
const keyOf = ({ ruleId }: PassProduct) => ruleId;

interface PassRuleListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Without it, the passes of all lots. */
  readonly parkId: string | undefined;
}

/** Period passes on sale. */
export function PassProductList({ frame, parkId }: PassRuleListProps) {
  const query = useListPassRulesQuery(parkId === undefined ? {} : { parkId });
  const rows = filterPassProductsByLot(query.currentData?.results ?? [], parkId);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '月卡套餐加载失败',
        waitingFor: '正在查询月卡套餐…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'coupon',
        text: parkId === undefined ? '暂无可办的月卡' : '这个停车场暂无可办的月卡',
        action: <LinkButton to={pathTo('nearbyBagParks')}>看附近月卡停车场</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="月卡套餐" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(rule) => <PassProductCard rule={rule} parkId={parkId} />}
      </WindowedList>
    </ListScreen>
  );
}
