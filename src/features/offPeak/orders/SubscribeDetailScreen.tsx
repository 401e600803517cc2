import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOrderRow } from '../parts/CancelOrderRow';
import { missingOffPeakOrder } from '../parts/missingOffPeakOrder';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from '../slots/SlotFacts';
import { MeterCard } from './MeterCard';
import { offPeakOrderBar } from './offPeakOrderBar';
import { OffPeakOrderFacts } from './OffPeakOrderFacts';
import { OffPeakOrderHeader } from './OffPeakOrderHeader';

/** 错时预约详情. */
export default function SubscribeDetailScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribeDetail');
  const { order, load, refetchOrder, hasFailed } = useOffPeakOrder(OFF_PEAK_KIND.slot, query.orderNo);
  const bar = order === undefined ? undefined : offPeakOrderBar(order);
  const mapPath = order === undefined ? undefined : pathIfAvailable('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={missingOffPeakOrder}
      cardHeights={[120, 200, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的费用可能已经变了</NoticeBanner>}
          <OffPeakOrderHeader order={order} refetch={() => void refetchOrder()} />
          <MeterCard order={order} refetch={() => void refetchOrder()} />
          <SlotFacts order={order} />
          {mapPath !== undefined && order.parkId !== '' && (
            <Card>
              <CardRows>
                <ListRow title="导航去停车场" to={mapPath} />
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
