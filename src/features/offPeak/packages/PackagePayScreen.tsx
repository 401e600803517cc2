import { parseServerTime } from '@/domain/time';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOrderRow } from '../parts/CancelOrderRow';
import { missingOffPeakOrder } from '../parts/missingOffPeakOrder';
import { OrderPayView } from '../parts/OrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { PackageCoverageCard } from './PackageCoverageCard';
import { usePromisedPeriods } from './usePromisedPeriods';

/** 错时套餐·支付. */
export default function PackagePayScreen() {
  const { frame, query } = useScreen('wrongTimePackagePay');
  const { order, load, ...orderQuery } = useOffPeakOrder(OFF_PEAK_KIND.package, query.orderNo);
  const promisedPeriods = usePromisedPeriods();
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOffPeakOrder} cardHeights={[150, 300, 180]} />;
  }
  const promisedPeriod = promisedPeriods.find(order.orderNo);
  const hasDifferentPeriod =
    promisedPeriod !== null &&
    (promisedPeriod.startMs !== parseServerTime(order.startTime) ||
      promisedPeriod.endMs !== parseServerTime(order.endTime));
  return (
    <OrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...orderQuery}
      cancel={<CancelOrderRow order={order} refetchOrder={orderQuery.refetchOrder} />}
    >
      {hasDifferentPeriod && (
        <NoticeBanner tone="soon" isAnnounced>
          停车场确认的有效期和刚才看到的不同，以下面为准，请确认后再支付
        </NoticeBanner>
      )}
      <PackageCoverageCard order={order} />
    </OrderPayView>
  );
}
