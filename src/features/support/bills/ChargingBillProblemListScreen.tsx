import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListChargingBillsInfiniteQuery } from '@/services/cps/chargingBills';
import { CHARGING_ORDER_LIST_FILTER, type ChargingOrder } from '@/services/cps/chargingOrders';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { ChargingOrderChoiceRow } from './ChargingOrderChoiceRow';

const keyOf = ({ orderNo }: ChargingOrder) => orderNo;
const ROW_HEIGHT = 116;

/** 选择充电订单: the driver chooses the charging order with the problem. */
export default function ChargingBillProblemListScreen() {
  const { frame } = useScreen('customerServiceChargingBillProblemList');
  const query = useListChargingBillsInfiniteQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.all },
    { refetchOnMountOrArgChange: true },
  );
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
        text: '还没有充过电',
        action: (
          <LinkButton to={pathTo('customerServiceFeedBack', { bizType: BIZ_TYPE.charging })}>直接反馈</LinkButton>
        ),
      }}
      rowHeight={ROW_HEIGHT}
    >
      <WindowedList label="充电订单" rows={rows} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
        {(order) => <ChargingOrderChoiceRow order={order} />}
      </WindowedList>
    </ListScreen>
  );
}
