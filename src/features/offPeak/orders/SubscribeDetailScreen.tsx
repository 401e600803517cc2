import { useScreen } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelRow } from '../parts/CancelRow';
import { goneOrder } from '../parts/goneOrder';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from '../slots/SlotFacts';
import { MeterCard } from './MeterCard';
import { orderBar } from './orderBar';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';

/** 错时预约详情. */
export default function SubscribeDetailScreen() {
  const { frame, query } = useScreen('wrongTimeSubscribeDetail');
  const { order, load, readAgain, hasFailed } = useOffPeakOrder(OFF_PEAK_KIND.slot, query.orderNo);
  const bar = order === undefined ? undefined : orderBar(order);
  const map = order === undefined ? undefined : standing('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={goneOrder}
      cardHeights={[120, 200, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <Notice tone="soon">订单刷新失败，下面的费用可能已经变了</Notice>}
          <OrderHead order={order} readAgain={() => void readAgain()} />
          <MeterCard order={order} readAgain={() => void readAgain()} />
          <SlotFacts order={order} />
          {map !== undefined && order.parkId !== '' && (
            <Card>
              <Rows>
                <ListRow title="导航去停车场" to={map} />
              </Rows>
            </Card>
          )}
          <OrderFacts order={order} />
          <CancelRow order={order} readAgain={readAgain} />
        </>
      )}
    </DetailScreen>
  );
}
