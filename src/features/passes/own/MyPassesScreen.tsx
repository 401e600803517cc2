import { getPassSalesPageName } from '@/domain/passSalesPlan';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { ALL_PASSES_ARGS, type Pass, useListPassesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { filterPassesByTab, PASS_TABS, type PassTab } from '../model/passTabs';
import { PassCard } from './PassCard';

const TABS = PASS_TABS.map(({ value }) => value);
const CARD_HEIGHT = 128;
const keyOf = ({ bagOrderNo }: Pass) => bagOrderNo;

/** The driver's passes. */
export default function MyPassesScreen() {
  const { frame } = useScreen('myMonthlyPasses');
  const [tab, selectTab] = usePersistedSelection<PassTab>('myMonthlyPasses.tab', TABS, 'all');
  const onSalePath = pathTo(getPassSalesPageName(useMenuConfig().config.bagPlan));
  const query = useListPassesQuery(ALL_PASSES_ARGS, { refetchOnMountOrArgChange: true });
  const rows = filterPassesByTab(query.currentData?.results ?? [], tab);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '月卡加载失败',
        waitingFor: '正在查询月卡…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'coupon',
        text: tab === 'all' ? '还没有月卡' : '暂无符合条件的月卡',
        action: <LinkButton to={onSalePath}>看可办的月卡</LinkButton>,
      }}
      header={<ChoiceChips variant="filter" legend="月卡状态" options={PASS_TABS} value={tab} onChange={selectTab} />}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="我的月卡" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(pass) => <PassCard pass={pass} />}
      </WindowedList>
      <Card>
        <CardRows>
          <ListRow title="办理新月卡" to={onSalePath} />
          <ListRow title="月卡管理" note="按停车场看月卡和车辆" to={pathTo('monthlyPassManage')} />
          <ListRow title="月卡缴费记录" to={pathTo('monthlyPassPayments')} />
        </CardRows>
      </Card>
    </ListScreen>
  );
}
