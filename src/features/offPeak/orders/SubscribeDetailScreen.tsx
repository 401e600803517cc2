import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOffPeakOrderRow } from '../parts/CancelOffPeakOrderRow';
import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakSlotFacts } from '../slots/OffPeakSlotFacts';
import { OffPeakOrderFacts } from './OffPeakOrderFacts';
import { OffPeakOrderHeader } from './OffPeakOrderHeader';
import { OffPeakStayCard } from './OffPeakStayCard';
import { renderOffPeakOrderBar } from './renderOffPeakOrderBar';

/** 错时预约详情. */
export default function SubscribeDetailScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribeDetail');
  const { order, load, refetchOrder, hasFailed } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.slot, query.orderNo);
  const bar = order === undefined ? undefined : renderOffPeakOrderBar(order);
  const mapPath =
    order === undefined ? undefined : getPathIfInBuild('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={missingOffPeakOrderEmptyProps}
      cardHeights={[120, 200, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的费用可能已经变了</NoticeBanner>}
          <OffPeakOrderHeader order={order} refetch={() => void refetchOrder()} />
          <OffPeakStayCard order={order} refetch={() => void refetchOrder()} />
          <OffPeakSlotFacts order={order} />
          {mapPath !== undefined && order.parkId !== '' && (
            <Card>
              <CardRows>
                <ListRow title="导航去停车场" to={mapPath} />
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
