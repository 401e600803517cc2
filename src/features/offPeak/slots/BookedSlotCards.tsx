import { useCopy } from '@/flows/notices/useCopy';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';

import { orderItineraryText } from '../model/offPeakOrderText';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from './SlotFacts';

/** A paid slot: entry and exit times, navigation, and a text for the driver's calendar. */
export function BookedSlotCards({ orderNo }: { readonly orderNo: string }) {
  const now = useServerNow();
  const copy = useCopy();
  const { order, load } = useOffPeakOrder(OFF_PEAK_KIND.slot, orderNo);
  if (order === undefined) return <LoadedContent {...load} skeleton={<Skeleton height={220} shape="card" />} />;
  const mapPath = pathIfAvailable('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <>
      <SlotFacts order={order} />
      <Card>
        <CardRows>
          {mapPath !== undefined && order.parkId !== '' && <ListRow title="导航去停车场" to={mapPath} />}
          <ListRow
            title="复制行程"
            note="可粘贴到日历或发给家人"
            onPress={() => copy(orderItineraryText(order, now))}
          />
        </CardRows>
      </Card>
    </>
  );
}
