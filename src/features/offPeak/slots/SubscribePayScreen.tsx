import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOrderRow } from '../parts/CancelOrderRow';
import { missingOffPeakOrder } from '../parts/missingOffPeakOrder';
import { OrderPayView } from '../parts/OrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from './SlotFacts';

/** 错时预约·支付: the slot is reserved while the driver pays. */
export default function SubscribePayScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribePay');
  const { order, load, ...orderQuery } = useOffPeakOrder(OFF_PEAK_KIND.slot, query.orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOffPeakOrder} cardHeights={[150, 220, 180]} />;
  }
  return (
    <OrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...orderQuery}
      cancel={<CancelOrderRow order={order} refetchOrder={orderQuery.refetchOrder} />}
    >
      <SlotFacts order={order} />
    </OrderPayView>
  );
}
