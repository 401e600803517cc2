import * as v from 'valibot';

import { BOOKING_STATE } from '@/domain/booking/bookingState';
import type { Booking } from '@/services/booking/bookings';

/** What a driver needs to find the booked berth while the line is gone. */
export interface KeptWay {
  readonly orderNo: string;
  readonly parkName: string;
  readonly parkAddr: string;
  readonly entryTip: string;
  readonly floor: string;
  readonly area: string;
  readonly berthNo: string;
  readonly earliestEntryTime: string;
  readonly latestEntryTime: string;
  /** When the server said it, in device time. */
  readonly atMs: number;
}

const text = v.string();
/** Its stored form. */
export const keptWayFields = v.object({
  orderNo: v.pipe(text, v.nonEmpty()),
  parkName: text,
  parkAddr: text,
  entryTip: text,
  floor: text,
  area: text,
  berthNo: text,
  earliestEntryTime: text,
  latestEntryTime: text,
  atMs: v.number(),
});

/** The way of a booking that is paid and not over; null for another one. */
export function wayOf(booking: Booking, atMs: number): KeptWay | null {
  const { state, bookOrderNo: orderNo, parkName, parkAddr, entryTip, floor, area, berthNo } = booking;
  if (state !== BOOKING_STATE.awaitingEntry && state !== BOOKING_STATE.entered) return null;
  const { earliestEntryTime, latestEntryTime } = booking;
  return { orderNo, parkName, parkAddr, entryTip, floor, area, berthNo, earliestEntryTime, latestEntryTime, atMs };
}
