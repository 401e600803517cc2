import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { PackageCoverageCard } from '../packages/PackageCoverageCard';
import { CancelOrderRow } from '../parts/CancelOrderRow';
import { missingOffPeakOrder } from '../parts/missingOffPeakOrder';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { MeterCard } from './MeterCard';
import { offPeakOrderBar } from './offPeakOrderBar';
import { OffPeakOrderFacts } from './OffPeakOrderFacts';
import { OffPeakOrderHeader } from './OffPeakOrderHeader';

/** 错时套餐详情. */
export default function PackageDetailScreen() {
  const { frame, query } = useScreen('wrongTimePackageDetail');
  const { order, load, refetchOrder, hasFailed } = useOffPeakOrder(OFF_PEAK_KIND.package, query.orderNo);
  const bar = order === undefined ? undefined : offPeakOrderBar(order);
  const renewPath =
    order?.canRenew === 1 && order.parkId !== ''
      ? pathIfAvailable('packageCarSelect', { parkId: order.parkId, ruleId: order.itemId, orderNo: order.orderNo })
      : undefined;
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={missingOffPeakOrder}
      cardHeights={[120, 260, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的费用可能已经变了</NoticeBanner>}
          <OffPeakOrderHeader order={order} refetch={() => void refetchOrder()} />
          <MeterCard order={order} refetch={() => void refetchOrder()} />
          <PackageCoverageCard order={order} />
          {renewPath !== undefined && (
            <Card>
              <CardRows>
                <ListRow title="续费" note="接着现在的有效期往后延" to={renewPath} />
              </CardRows>
            </Card>
          )}
          <OffPeakOrderFacts order={order} />
          <CancelOrderRow order={order} refetchOrder={refetchOrder} />
        </>
      )}
    </DetailScreen>
  );
}
