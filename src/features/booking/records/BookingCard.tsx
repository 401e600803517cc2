import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Booking } from '@/services/booking/bookings';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { formatBerthPlace } from '../model/berthText';
import { bookingStateTag } from '../model/bookingText';

/** One booking in the list. */
export function BookingCard({ booking }: { readonly booking: Booking }) {
  const now = useServerNow();
  const { bookOrderNo, parkName, startTime, endTime, formatPlateNo, payFee } = booking;
  const { word, tone } = bookingStateTag(booking, now);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('bookRecordDetail', { orderNo: bookOrderNo })}
          title={
            <>
              {parkName || '车位预约'} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                formatBerthPlace(booking),
                formatTimeRange(parseServerTime(startTime), parseServerTime(endTime), now),
                formatPlateNo,
              ]}
            />
          }
          right={<Amount cents={payFee} tone={tone === 'owed' ? 'owed' : 'plain'} />}
        />
      </CardRows>
    </Card>
  );
}
