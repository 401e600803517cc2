import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { UNKNOWN_TITLE } from '../model/orderWords';
import { goneOrder } from '../parts/goneOrder';
import { useOrder } from '../parts/useOrder';
import { LiveView } from './LiveView';

/** 充电中, and its result: one charge from its start to its end. */
export default function ChargingResultsScreen() {
  const { frame, query } = useScreen('chargingResults');
  const { orderNo } = query;
  const { order, load, query: orderQuery, phase } = useOrder(orderNo, true);
  if (order !== undefined && phase !== null) {
    return <LiveView key={order.orderNo} frame={frame} order={order} refetch={orderQuery.refetch} />;
  }
  // Not yet known, it is not called 充电中.
  return (
    <DetailScreen frame={{ ...frame, title: UNKNOWN_TITLE }} load={load} empty={goneOrder} cardHeights={[420, 120]} />
  );
}
