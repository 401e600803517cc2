import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListChargingBillsInfiniteQuery } from '@/services/cps/chargingBills';
import { CHARGING_ORDER_LIST_FILTER, type ChargingOrder } from '@/services/cps/chargingOrders';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { ChargingOrderSummaryCard } from './ChargingOrderSummaryCard';
import { CHARGING_ORDER_TABS } from './model/chargingOrderTabs';

const TAB_VALUES = CHARGING_ORDER_TABS.map(({ value }) => value);
const keyOf = ({ orderNo }: ChargingOrder) => orderNo;
const CARD_HEIGHT = 88;

/** 充电订单: all charges of the driver. */
export default function ChargeBillManageScreen() {
  const { frame } = useScreen('chargeBillManage');
  const [requestType, showTab] = usePersistedSelection<number>(
    'chargeBillManage.tab',
    TAB_VALUES,
    CHARGING_ORDER_LIST_FILTER.all,
  );
  const query = useListChargingBillsInfiniteQuery({ requestType }, { refetchOnMountOrArgChange: true });
  const idleFeesPath = getPathIfInBuild('occupyBillList');
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '充电订单加载失败',
        waitingFor: '正在查询充电订单…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: requestType === CHARGING_ORDER_LIST_FILTER.all ? '还没有充过电' : '暂无符合条件的订单',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>,
      }}
      header={
        <ChoiceChips
          variant="filter"
          legend="订单状态"
          options={CHARGING_ORDER_TABS}
          value={requestType}
          onChange={showTab}
        />
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="充电订单" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(order) => <ChargingOrderSummaryCard order={order} />}
      </WindowedList>
      {idleFeesPath !== undefined && (
        <Card>
          <CardRows>
            <ListRow title="占位费账单" to={idleFeesPath} />
          </CardRows>
        </Card>
      )}
    </ListScreen>
  );
}
