import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingChargingOrderEmptyProps } from '../parts/missingChargingOrderEmptyProps';
import { useChargingOrder } from '../parts/useChargingOrder';
import { ChargingBillView } from './ChargingBillView';

/** 充电账单详情. */
export default function ChargeBillDetailScreen() {
  const { frame, query } = useScreen('chargeBillDetail');
  const { order, load, query: orderQuery } = useChargingOrder(query.orderNo, true);
  if (order === undefined)
    return (
      <DetailScreen frame={frame} load={load} empty={missingChargingOrderEmptyProps} cardHeights={[120, 260, 300]} />
    );
  const refetch = async () => {
    const { data, isError } = await orderQuery.refetch();
    return isError || data === undefined ? null : data.payFee;
  };
  return (
    <ChargingBillView
      key={order.orderNo}
      frame={frame}
      order={order}
      isFetching={orderQuery.isFetching}
      refetch={refetch}
    />
  );
}
