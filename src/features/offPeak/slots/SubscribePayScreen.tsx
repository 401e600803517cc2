import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelRow } from '../parts/CancelRow';
import { goneOrder } from '../parts/goneOrder';
import { OrderPayView } from '../parts/OrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from './SlotFacts';

/** 错时预约·支付: the slot is held while the driver pays. */
export default function SubscribePayScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribePay');
  const { order, load, ...asked } = useOffPeakOrder(OFF_PEAK_KIND.slot, query.orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={goneOrder} cardHeights={[150, 220, 180]} />;
  }
  return (
    <OrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...asked}
      cancel={<CancelRow order={order} readAgain={asked.readAgain} />}
    >
      <SlotFacts order={order} />
    </OrderPayView>
  );
}
