import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';

import { calendarText } from '../model/orderWords';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { SlotFacts } from './SlotFacts';

/** A slot that is paid: when to come and to leave, the way there, and a text for the driver's calendar. */
export function BookedSlot({ orderNo }: { readonly orderNo: string }) {
  const now = useServerNow();
  const copy = useCopy();
  const { order, load } = useOffPeakOrder(OFF_PEAK_KIND.slot, orderNo);
  if (order === undefined) return <LoadedContent {...load} skeleton={<Skeleton height={220} shape="card" />} />;
  const map = standing('map', { parkId: order.parkId, isDetailPark: '1' });
  return (
    <>
      <SlotFacts order={order} />
      <Card>
        <Rows>
          {map !== undefined && order.parkId !== '' && <ListRow title="导航去停车场" to={map} />}
          <ListRow title="复制行程" note="可粘贴到日历或发给家人" onPress={() => copy(calendarText(order, now))} />
        </Rows>
      </Card>
    </>
  );
}
