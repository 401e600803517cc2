import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOffPeakOrderRow } from '../parts/CancelOffPeakOrderRow';
import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { OffPeakOrderPayView } from '../parts/OffPeakOrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakSlotFacts } from './OffPeakSlotFacts';

/** 错时预约·支付: the slot is reserved while the driver pays. */
export default function SubscribePayScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribePay');
  const { order, load, ...orderQuery } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.slot, query.orderNo);
  if (order === undefined) {
    return (
      <DetailScreen frame={frame} load={load} empty={missingOffPeakOrderEmptyProps} cardHeights={[150, 220, 180]} />
    );
  }
  return (
    <OffPeakOrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...orderQuery}
      cancel={<CancelOffPeakOrderRow order={order} refetchOrder={orderQuery.refetchOrder} />}
    >
      <OffPeakSlotFacts order={order} />
    </OffPeakOrderPayView>
  );
}
