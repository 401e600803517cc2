import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';

import { offPeakOrderItineraryText } from '../model/offPeakOrderText';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakSlotFacts } from './OffPeakSlotFacts';

/** A paid slot: entry and exit times, navigation, and a text for the driver's calendar. */
export function BookedOffPeakSlotCards({ orderNo }: { readonly orderNo: string }) {
  const now = useServerNow();
  const copy = useCopy();
  const { order, load } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.slot, orderNo);
  if (order === undefined) return <LoadStateContent {...load} skeleton={<Skeleton height={220} shape="card" />} />;
  const mapPath = getPathIfInBuild('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <>
      <OffPeakSlotFacts order={order} />
      <Card>
        <CardRows>
          {mapPath !== undefined && order.parkId !== '' && <ListRow title="导航去停车场" to={mapPath} />}
          <ListRow
            title="复制行程"
            note="可粘贴到日历或发给家人"
            onPress={() => copy(offPeakOrderItineraryText(order, now))}
          />
        </CardRows>
      </Card>
    </>
  );
}
