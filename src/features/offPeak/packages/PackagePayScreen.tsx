import { parseServerTime } from '@/domain/time';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOffPeakOrderRow } from '../parts/CancelOffPeakOrderRow';
import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { OffPeakOrderPayView } from '../parts/OffPeakOrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakPackageCoverageCard } from './OffPeakPackageCoverageCard';
import { usePromisedOffPeakPackagePeriods } from './usePromisedOffPeakPackagePeriods';

/** 错时套餐·支付. */
export default function PackagePayScreen() {
  const { frame, query } = useScreen('wrongTimePackagePay');
  const { order, load, ...orderQuery } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.package, query.orderNo);
  const promisedPeriods = usePromisedOffPeakPackagePeriods();
  if (order === undefined) {
    return (
      <DetailScreen frame={frame} load={load} empty={missingOffPeakOrderEmptyProps} cardHeights={[150, 300, 180]} />
    );
  }
  const promisedPeriod = promisedPeriods.find(order.orderNo);
  const hasDifferentPeriod =
    promisedPeriod !== null &&
    (promisedPeriod.startMs !== parseServerTime(order.startTime) ||
      promisedPeriod.endMs !== parseServerTime(order.endTime));
  return (
    <OffPeakOrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...orderQuery}
      cancel={<CancelOffPeakOrderRow order={order} refetchOrder={orderQuery.refetchOrder} />}
    >
      {hasDifferentPeriod && (
        <NoticeBanner tone="soon" isAnnounced>
          停车场确认的有效期和刚才看到的不同，以下面为准，请确认后再支付
        </NoticeBanner>
      )}
      <OffPeakPackageCoverageCard order={order} />
    </OffPeakOrderPayView>
  );
}
