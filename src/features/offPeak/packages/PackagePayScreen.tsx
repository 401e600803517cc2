import { parseServerTime } from '@/domain/time';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { Notice } from '@/ui/card/Notice';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelRow } from '../parts/CancelRow';
import { goneOrder } from '../parts/goneOrder';
import { OrderPayView } from '../parts/OrderPayView';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { PackagePromise } from './PackagePromise';
import { usePromise } from './usePromise';

/** 错时套餐·支付. */
export default function PackagePayScreen() {
  const { frame, query } = useScreen('wrongTimePackagePay');
  const { order, load, ...asked } = useOffPeakOrder(OFF_PEAK_KIND.package, query.orderNo);
  const promise = usePromise();
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={goneOrder} cardHeights={[150, 300, 180]} />;
  }
  const promised = promise.of(order.orderNo);
  const isOther =
    promised !== null &&
    (promised.startMs !== parseServerTime(order.startTime) || promised.endMs !== parseServerTime(order.endTime));
  return (
    <OrderPayView
      key={order.orderNo}
      frame={frame}
      order={order}
      {...asked}
      cancel={<CancelRow order={order} readAgain={asked.readAgain} />}
    >
      {isOther && (
        <Notice tone="soon" isAnnounced>
          停车场确认的有效期和刚才看到的不同，以下面为准，请确认后再支付
        </Notice>
      )}
      <PackagePromise order={order} />
    </OrderPayView>
  );
}
