import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { OffPeakPackageCoverageCard } from '../packages/OffPeakPackageCoverageCard';
import { CancelOffPeakOrderRow } from '../parts/CancelOffPeakOrderRow';
import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakOrderFacts } from './OffPeakOrderFacts';
import { OffPeakOrderHeader } from './OffPeakOrderHeader';
import { OffPeakStayCard } from './OffPeakStayCard';
import { renderOffPeakOrderBar } from './renderOffPeakOrderBar';

/** 错时套餐详情. */
export default function PackageDetailScreen() {
  const { frame, query } = useScreen('wrongTimePackageDetail');
  const { order, load, refetchOrder, hasFailed } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.package, query.orderNo);
  const bar = order === undefined ? undefined : renderOffPeakOrderBar(order);
  const renewPath =
    order?.canRenew === 1 && order.parkId !== ''
      ? getPathIfInBuild('packageCarSelect', { parkId: order.parkId, ruleId: order.itemId, orderNo: order.orderNo })
      : undefined;
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={missingOffPeakOrderEmptyProps}
      cardHeights={[120, 260, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的费用可能已经变了</NoticeBanner>}
          <OffPeakOrderHeader order={order} refetch={() => void refetchOrder()} />
          <OffPeakStayCard order={order} refetch={() => void refetchOrder()} />
          <OffPeakPackageCoverageCard order={order} />
          {renewPath !== undefined && (
            <Card>
              <CardRows>
                <ListRow title="续费" note="接着现在的有效期往后延" to={renewPath} />
              </CardRows>
            </Card>
          )}
          <OffPeakOrderFacts order={order} />
          <CancelOffPeakOrderRow order={order} refetchOrder={refetchOrder} />
        </>
      )}
    </DetailScreen>
  );
}
