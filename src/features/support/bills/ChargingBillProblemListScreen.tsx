import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListChargingBillsInfiniteQuery } from '@/services/cps/chargingBills';
import { CHARGING_REQUEST, type ChargingOrder } from '@/services/cps/chargingOrders';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';

import { ChargeChoiceRow } from './ChargeChoiceRow';

const keyOf = ({ orderNo }: ChargingOrder) => orderNo;
const ROW_HEIGHT = 116;

/** 选择充电订单: the driver chooses the charging order with the problem. */
export default function ChargingBillProblemListScreen() {
  const { frame } = useScreen('customerServiceChargingBillProblemList');
  const query = useListChargingBillsInfiniteQuery(
    { requestType: CHARGING_REQUEST.all },
    { refetchOnMountOrArgChange: true },
  );
  const { rows, end } = usePages(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, { message: '充电订单加载失败', waitingFor: '正在查询充电订单…', isEmpty: hasNoRows })}
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
        {(order) => <ChargeChoiceRow order={order} />}
      </WindowedList>
    </ListScreen>
  );
}
