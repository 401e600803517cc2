import { isBookedCarInBerth, toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { formatShortMoment } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Booking } from '@/services/booking/bookings';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

import { isBookingArrivalPending } from '../model/bookingText';
import { BookingCostCards } from '../parts/BookingCostCards';
import { BookingActions } from './BookingActions';
import { BookingAmountsCard, BookingFactsCard } from './BookingFactsCard';
import { BookingRouteCard } from './BookingRouteCard';
import { BookingStateCard } from './BookingStateCard';
import { TakenBerthReportCard } from './TakenBerthReportCard';
import { useBookingPayment } from './useBookingPayment';

interface BookingViewProps {
  readonly frame: ScreenHeaderProps<'bookRecordDetail'>;
  readonly booking: Booking;
  readonly isFetching: boolean;
  /** Server time at which this was read, if the last refetch failed; null otherwise. */
  readonly staleReadAtMs: number | null;
  /** Refetches the booking; resolves to its amount in cents, or null on failure. */
  readonly refetch: () => Promise<number | null>;
}

/** One booking: its state and payment, the route to the berth, its costs, and the available changes. */
export function BookingView({ frame, booking, isFetching, staleReadAtMs, refetch }: BookingViewProps) {
  const now = useServerNow();
  const visit = toBookingPhaseWithEnd(booking, now);
  const { phase } = visit;
  const { checkout, isDue } = useBookingPayment(booking, refetch, isFetching);
  const isPayable = isDue || getPayBarAttempt(checkout.bar) !== null;
  const bar = isPayable && (
    <CheckoutBar
      checkout={checkout}
      object="车位预约"
      action="确认支付"
      freeAction="确认预约"
      onRefresh={() => void refetch()}
    />
  );
  const isVisitOpen = isBookingArrivalPending(phase) || isBookedCarInBerth(phase);
  return (
    <ScreenFrame {...frame} bar={bar || undefined}>
      {staleReadAtMs !== null && (
        <NoticeBanner tone="soon">
          预约刷新失败，数据更新于 {formatShortMoment(staleReadAtMs, now)}，以现场为准
        </NoticeBanner>
      )}
      {isPayable && <CheckoutNotices checkout={checkout} />}
      <BookingStateCard booking={booking} visit={visit} onExpired={() => void refetch()} />
      {isVisitOpen && <BookingRouteCard booking={booking} phase={phase} />}
      {isPayable && <CheckoutPayChannelChoice checkout={checkout} />}
      {isVisitOpen ? (
        <BookingCostCards costs={booking} phase={phase} />
      ) : (
        <BookingAmountsCard booking={booking} phase={phase} />
      )}
      {phase === 'open' && <TakenBerthReportCard booking={booking} />}
      <BookingActions booking={booking} phase={phase} />
      <BookingFactsCard booking={booking} />
      {isVisitOpen && (
        <Card>
          <CardRows>
            <PhoneNumberRows parkId={booking.parkId} />
          </CardRows>
        </Card>
      )}
    </ScreenFrame>
  );
}
