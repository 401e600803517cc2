import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneOrder } from '../parts/goneOrder';
import { LiveView } from './LiveView';
import { useOrder } from './useOrder';

/** 充电中, and its result: one charge from its start to its end. */
export default function ChargingResultsScreen() {
  const { frame, query } = useScreen('chargingResults');
  const { orderNo } = query;
  const { order, load, query: orderQuery, phase } = useOrder(orderNo, true);
  if (order !== undefined && phase !== null) {
    return <LiveView key={order.orderNo} frame={frame} order={order} refetch={orderQuery.refetch} />;
  }
  return <DetailScreen frame={frame} load={load} empty={goneOrder} cardHeights={[420, 120]} />;
}
