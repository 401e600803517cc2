import { parseServerTime } from '@/domain/time';

import { BOOKING_STATE, type BookingState } from './bookingState';

/**
 * The phase of a booking at this moment. `early`: the car may not enter yet. `open`: it may. `missed`: it may no
 * longer, and the server has not reported the consequence. `inside` and `over`: before and after the booked end.
 * `checking`: the state is unknown to this app (处理中).
 */
export type BookingPhase =
  | 'unpaid'
  | 'early'
  | 'open'
  | 'missed'
  | 'inside'
  | 'over'
  | 'finished'
  | 'cancelled'
  | 'noShow'
  | 'violation'
  | 'refunding'
  | 'refunded'
  | 'checking';

export interface BookingStateAndTimes {
  readonly state: BookingState;
  readonly payDeadlineTime: string;
  readonly earliestEntryTime: string;
  readonly latestEntryTime: string;
  readonly endTime: string;
}

const PHASE_BY_STATE: Readonly<Partial<Record<BookingState, BookingPhase>>> = {
  [BOOKING_STATE.unpaid]: 'unpaid',
  [BOOKING_STATE.finished]: 'finished',
  [BOOKING_STATE.cancelled]: 'cancelled',
  [BOOKING_STATE.noShow]: 'noShow',
  [BOOKING_STATE.violation]: 'violation',
  [BOOKING_STATE.refunding]: 'refunding',
  [BOOKING_STATE.refunded]: 'refunded',
};

/** The phase, and when it ends by the clock (null if the clock does not end it, or the time is not known). */
export function toBookingPhaseWithEnd(
  booking: BookingStateAndTimes,
  nowMs: number,
): { readonly phase: BookingPhase; readonly untilMs: number | null } {
  const [pay, earliest, latest, end] = [
    booking.payDeadlineTime,
    booking.earliestEntryTime,
    booking.latestEntryTime,
    booking.endTime,
  ].map(parseServerTime) as [number | null, number | null, number | null, number | null];
  switch (booking.state) {
    case BOOKING_STATE.unpaid:
      return { phase: 'unpaid', untilMs: pay };
    case BOOKING_STATE.awaitingEntry:
      if (earliest !== null && nowMs < earliest) return { phase: 'early', untilMs: earliest };
      return latest !== null && nowMs >= latest
        ? { phase: 'missed', untilMs: null }
        : { phase: 'open', untilMs: latest };
    case BOOKING_STATE.entered:
      return end !== null && nowMs >= end ? { phase: 'over', untilMs: null } : { phase: 'inside', untilMs: end };
    default:
      return { phase: PHASE_BY_STATE[booking.state] ?? 'checking', untilMs: null };
  }
}

const AWAITING_ENTRY_PHASES: ReadonlySet<BookingPhase> = new Set<BookingPhase>(['early', 'open', 'missed']);
/** Whether the booking is paid and the car has not entered yet. */
export const isBookingAwaitingEntry = (phase: BookingPhase): boolean => AWAITING_ENTRY_PHASES.has(phase);

/** Whether the car is in the berth. */
export const isBookedCarInBerth = (phase: BookingPhase): boolean => phase === 'inside' || phase === 'over';
