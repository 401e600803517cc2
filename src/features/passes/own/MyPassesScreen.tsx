import { passesOnSale } from '@/domain/bagPlan';
import { useChoice } from '@/flows/drafts/useChoice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { ALL_PASSES, type Pass, useListPassesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { PASS_TABS, passesIn, type PassTab } from '../model/passTabs';
import { PassCard } from './PassCard';

const TABS = PASS_TABS.map(({ value }) => value);
const CARD_HEIGHT = 128;
const keyOf = ({ bagOrderNo }: Pass) => bagOrderNo;

/** The driver's passes. */
export default function MyPassesScreen() {
  const { frame } = useScreen('myMonthlyPasses');
  const [tab, show] = useChoice<PassTab>('myMonthlyPasses.tab', TABS, 'all');
  const onSale = pathTo(passesOnSale(useMenuConfig().config.bagPlan));
  const query = useListPassesQuery(ALL_PASSES, { refetchOnMountOrArgChange: true });
  const rows = passesIn(query.currentData?.results ?? [], tab);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, { what: '月卡加载失败', waitingFor: '正在查询月卡…', isEmpty: () => rows.length === 0 })}
      empty={{
        drawing: 'coupon',
        text: tab === 'all' ? '还没有月卡' : '暂无符合条件的月卡',
        action: <LinkButton to={onSale}>看可办的月卡</LinkButton>,
      }}
      head={<ChoiceChips variant="filter" legend="月卡状态" options={PASS_TABS} value={tab} onChange={show} />}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="我的月卡" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(pass) => <PassCard pass={pass} />}
      </WindowedList>
      <Card>
        <Rows>
          <ListRow title="办理新月卡" to={onSale} />
          <ListRow title="月卡管理" note="按停车场看月卡和车辆" to={pathTo('monthlyPassManage')} />
          <ListRow title="月卡缴费记录" to={pathTo('monthlyPassPayments')} />
        </Rows>
      </Card>
    </ListScreen>
  );
}
