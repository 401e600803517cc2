import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND, type OffPeakOrder } from '@/services/special/offPeak';

import { OffPeakSlotFacts } from '../slots/OffPeakSlotFacts';
import { OffPeakOrderDetailView } from './OffPeakOrderDetailView';

const toLotLink = ({ parkId }: OffPeakOrder) => ({
  title: '导航去停车场',
  to: parkId === '' ? undefined : getPathIfInBuild('map', { parkId, isDetailPark: '1' }),
});

/** 错时预约详情. */
export default function SubscribeDetailScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribeDetail');
  return (
    <OffPeakOrderDetailView
      frame={frame}
      kind={OFF_PEAK_ORDER_KIND.slot}
      orderNo={query.orderNo}
      cardHeights={[120, 200, 220]}
      renderCoverage={(order) => <OffPeakSlotFacts order={order} />}
      toLink={toLotLink}
    />
  );
}
