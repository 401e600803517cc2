import type { visitOf } from '@/domain/booking/visit';
import { formatClock } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { Booking } from '@/services/booking/bookings';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { Card } from '@/ui/card/Card';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

import { phaseAdvice, phaseTone, phaseWord } from '../model/bookingWords';

interface StateCardProps {
  readonly booking: Booking;
  readonly visit: ReturnType<typeof visitOf>;
  /** The deadline is over: only the server says what follows. */
  readonly onOver: () => void;
}

const LABELS = { unpaid: '剩余付款时间', early: '距可入场', open: '剩余入场时间', inside: '剩余停车时间' } as const;

/** Where the booking stands, until when, and what follows then. */
export function StateCard({ booking, visit, onOver }: StateCardProps) {
  const { phase, untilMs } = visit;
  const left = useSecondsLeft(untilMs);
  useWhenOver(untilMs !== null && left === 0, onOver);
  const label = phase in LABELS ? LABELS[phase as keyof typeof LABELS] : null;
  const clock = untilMs === null ? '' : formatClock(untilMs);
  const advice =
    phase === 'unpaid' && clock !== '' ? `${clock} 前未付款，车位不再保留` : phaseAdvice(phase, booking, clock);
  return (
    <Card>
      <StatusHeader title={booking.parkName || '车位预约'} word={phaseWord(phase, booking)} tone={phaseTone(phase)} />
      {label !== null && untilMs !== null && left > 0 && <Countdown label={label} msLeft={left * SECOND_MS} />}
      {advice !== '' && <p>{advice}</p>}
    </Card>
  );
}
