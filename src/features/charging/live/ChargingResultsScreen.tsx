import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { UNKNOWN_CHARGING_STATE_TITLE } from '../model/chargingOrderText';
import { missingChargingOrderEmptyProps } from '../parts/missingChargingOrderEmptyProps';
import { useChargingOrder } from '../parts/useChargingOrder';
import { ChargingLiveView } from './ChargingLiveView';

/** 充电中 and its result: one charge from start to end. */
export default function ChargingResultsScreen() {
  const { frame, query } = useScreen('chargingResults');
  const { orderNo } = query;
  const { order, load, query: orderQuery, phase } = useChargingOrder(orderNo, true);
  if (order !== undefined && phase !== null) {
    return <ChargingLiveView key={order.orderNo} frame={frame} order={order} refetch={orderQuery.refetch} />;
  }
  // While the state is unknown, the title is not 充电中.
  return (
    <DetailScreen
      frame={{ ...frame, title: UNKNOWN_CHARGING_STATE_TITLE }}
      load={load}
      empty={missingChargingOrderEmptyProps}
      cardHeights={[420, 120]}
    />
  );
}
