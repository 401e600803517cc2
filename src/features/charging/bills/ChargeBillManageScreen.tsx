import { useDraftChoice } from '@/flows/drafts/useDraftChoice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import { useListChargingBillsInfiniteQuery } from '@/services/cps/chargingBills';
import { CHARGING_REQUEST, type ChargingOrder } from '@/services/cps/chargingOrders';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';

import { ChargingBillCard } from './ChargingBillCard';
import { BILL_TABS } from './model/billTabs';

const TAB_VALUES = BILL_TABS.map(({ value }) => value);
const keyOf = ({ orderNo }: ChargingOrder) => orderNo;
const CARD_HEIGHT = 88;

/** 充电订单: all charges of the driver. */
export default function ChargeBillManageScreen() {
  const { frame } = useScreen('chargeBillManage');
  const [requestType, showTab] = useDraftChoice<number>('chargeBillManage.tab', TAB_VALUES, CHARGING_REQUEST.all);
  const query = useListChargingBillsInfiniteQuery({ requestType }, { refetchOnMountOrArgChange: true });
  const occupationsPath = pathIfAvailable('occupyBillList');
  const { rows, end } = usePages(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, { message: '充电订单加载失败', waitingFor: '正在查询充电订单…', isEmpty: hasNoRows })}
      empty={{
        illustration: 'bill',
        text: requestType === CHARGING_REQUEST.all ? '还没有充过电' : '暂无符合条件的订单',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>,
      }}
      header={
        <ChoiceChips variant="filter" legend="订单状态" options={BILL_TABS} value={requestType} onChange={showTab} />
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="充电订单" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(order) => <ChargingBillCard order={order} />}
      </WindowedList>
      {occupationsPath !== undefined && (
        <Card>
          <CardRows>
            <ListRow title="占位费账单" to={occupationsPath} />
          </CardRows>
        </Card>
      )}
    </ListScreen>
  );
}
