import type { toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { formatClock } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import type { Booking } from '@/services/booking/bookings';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

import { bookingPhaseAdvice, bookingPhaseLabel, bookingPhaseTone } from '../model/bookingText';

interface BookingStateCardProps {
  readonly booking: Booking;
  readonly visit: ReturnType<typeof toBookingPhaseWithEnd>;
  /** Called when the deadline has passed: only the server knows the next state. */
  readonly onExpired: () => void;
}

const COUNTDOWN_LABELS = {
  unpaid: '剩余付款时间',
  early: '距可入场',
  open: '剩余入场时间',
  inside: '剩余停车时间',
} as const;

/** The state of the booking, its deadline, and what happens then. */
export function BookingStateCard({ booking, visit, onExpired }: BookingStateCardProps) {
  const { phase, untilMs } = visit;
  const secondsLeft = useSecondsLeft(untilMs);
  useOnExpired(untilMs !== null && secondsLeft === 0, onExpired);
  const label = phase in COUNTDOWN_LABELS ? COUNTDOWN_LABELS[phase as keyof typeof COUNTDOWN_LABELS] : null;
  const clockText = untilMs === null ? '' : formatClock(untilMs);
  const advice =
    phase === 'unpaid' && clockText !== ''
      ? `${clockText} 前未付款，车位不再保留`
      : bookingPhaseAdvice(phase, booking, clockText);
  return (
    <Card>
      <CardStatusHeader
        title={booking.parkName || '车位预约'}
        word={bookingPhaseLabel(phase, booking)}
        tone={bookingPhaseTone(phase)}
      />
      {label !== null && untilMs !== null && secondsLeft > 0 && (
        <Countdown label={label} msLeft={secondsLeft * SECOND_MS} />
      )}
      {advice !== '' && <p>{advice}</p>}
    </Card>
  );
}
