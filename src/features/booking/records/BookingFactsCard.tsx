import type { BookingPhase } from '@/domain/booking/bookingPhase';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatTimeRange } from '@/domain/formatTimeRange';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Booking } from '@/services/booking/bookings';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PriceLine } from '@/ui/text/PriceLine';

import { formatBerthPlace } from '../model/berthText';
import { isPaidBookingPhase } from '../model/bookingText';

/** The details of a booking and its times of entry and exit. */
export function BookingFactsCard({ booking }: { readonly booking: Booking }) {
  const now = useServerNow();
  const copy = useCopy();
  const { bookOrderNo, startTime, endTime, earliestEntryTime, latestEntryTime } = booking;
  const span = (from: string, to: string) => formatTimeRange(parseServerTime(from), parseServerTime(to), now);
  return (
    <Card title="预约信息">
      <FactRows
        facts={[
          { label: '车位', value: formatBerthPlace(booking) },
          { label: '车辆', value: booking.formatPlateNo || booking.plateNo },
          { label: '时段', value: span(startTime, endTime) },
          { label: '可入场', value: span(earliestEntryTime, latestEntryTime) },
          { label: '入场', value: formatServerMoment(booking.enterTime, now) },
          { label: '离场', value: formatServerMoment(booking.exitTime, now) },
          { label: '下单', value: formatServerMoment(booking.bookTime, now) },
          { label: '预约单号', value: bookOrderNo, onCopy: () => copy(bookOrderNo) },
        ]}
      />
    </Card>
  );
}

/** The amounts of a finished booking, line by line: what was paid, deducted and refunded. */
export function BookingAmountsCard({ booking, phase }: { readonly booking: Booking; readonly phase: BookingPhase }) {
  const { bookFee, depositFee, overtimeFee, payFee, refundFee } = booking;
  if (!isPaidBookingPhase(phase) || Number.isNaN(payFee)) return null;
  return (
    <Card title="费用">
      <PriceLine label="预约费" cents={bookFee} isFree />
      {depositFee > 0 && <PriceLine label="押金" cents={depositFee} />}
      <PriceLine label="已支付" cents={payFee} size="card" isFree />
      {overtimeFee > 0 && <PriceLine label="超时费" cents={overtimeFee} reason="先从押金扣" />}
      {refundFee > 0 && (
        <PriceLine
          label={phase === 'refunding' ? '退款中' : '退款'}
          cents={refundFee}
          reason={`原路退回${refundFee < payFee ? `，其余${formatYuan(payFee - refundFee)}已扣` : ''}`}
          tone="done"
        />
      )}
    </Card>
  );
}
