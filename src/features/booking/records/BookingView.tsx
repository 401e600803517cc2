import { isInside, visitOf } from '@/domain/booking/visit';
import { formatShortMoment } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { Booking } from '@/services/booking/bookings';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Rows } from '@/ui/list/Rows';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CallRows } from '@/widgets/place/CallRows';

import { leadsThere } from '../model/bookingWords';
import { CostCards } from '../parts/CostCards';
import { BookingActs } from './BookingActs';
import { BookingFacts, MoneyCard } from './BookingFacts';
import { StateCard } from './StateCard';
import { TakenCard } from './TakenCard';
import { useBookingPayment } from './useBookingPayment';
import { WayCard } from './WayCard';

interface BookingViewProps {
  readonly frame: ScreenHeaderProps<'bookRecordDetail'>;
  readonly booking: Booking;
  readonly isFetching: boolean;
  /** When this was read (server time), if it could not be read again; null otherwise. */
  readonly readAtMs: number | null;
  /** Reads the booking again; its amount in cents, or null if that failed. */
  readonly refetch: () => Promise<number | null>;
}

/** One booking: what is to be done now, the way to the berth, what it costs, and what can still be changed. */
export function BookingView({ frame, booking, isFetching, readAtMs, refetch }: BookingViewProps) {
  const now = useServerNow();
  const visit = visitOf(booking, now);
  const { phase } = visit;
  const { checkout, isDue } = useBookingPayment(booking, refetch, isFetching);
  const isOpen = isDue || orderIn(checkout.bar) !== null;
  const bar = isOpen && (
    <CheckoutBar
      checkout={checkout}
      object="车位预约"
      action="确认支付"
      freeAction="确认预约"
      onRefresh={() => void refetch()}
    />
  );
  const isNeeded = leadsThere(phase) || isInside(phase);
  return (
    <ScreenFrame {...frame} {...(bar === false ? {} : { bar })}>
      {readAtMs !== null && (
        <Notice tone="soon">预约刷新失败，数据更新于 {formatShortMoment(readAtMs, now)}，以现场为准</Notice>
      )}
      {isOpen && <CheckoutNotices checkout={checkout} />}
      <StateCard booking={booking} visit={visit} onOver={() => void refetch()} />
      {isNeeded && <WayCard booking={booking} phase={phase} />}
      {isOpen && <CheckoutChoices checkout={checkout} />}
      {isNeeded ? <CostCards costs={booking} phase={phase} /> : <MoneyCard booking={booking} phase={phase} />}
      {phase === 'open' && <TakenCard booking={booking} />}
      <BookingActs booking={booking} phase={phase} />
      <BookingFacts booking={booking} />
      {isNeeded && (
        <Card>
          <Rows>
            <CallRows parkId={booking.parkId} />
          </Rows>
        </Card>
      )}
    </ScreenFrame>
  );
}
