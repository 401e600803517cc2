import * as v from 'valibot';

import { BOOKING_STATE } from '@/domain/booking/bookingState';
import type { Booking } from '@/services/booking/bookings';

/** A route to a booked berth, saved on this device so that the driver finds the berth while offline. */
export interface OfflineBerthRoute {
  readonly orderNo: string;
  readonly parkName: string;
  readonly parkAddr: string;
  readonly entryTip: string;
  readonly floor: string;
  readonly area: string;
  readonly berthNo: string;
  readonly earliestEntryTime: string;
  readonly latestEntryTime: string;
  /** When the server sent it, in device time. */
  readonly atMs: number;
}

const text = v.string();
/** Schema of the stored form. */
export const offlineBerthRouteSchema = v.object({
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

/** The route to the berth of a booking that is paid and has not ended; null for any other booking. */
export function toOfflineBerthRoute(booking: Booking, atMs: number): OfflineBerthRoute | null {
  const { state, bookOrderNo: orderNo, parkName, parkAddr, entryTip, floor, area, berthNo } = booking;
  if (state !== BOOKING_STATE.awaitingEntry && state !== BOOKING_STATE.entered) return null;
  const { earliestEntryTime, latestEntryTime } = booking;
  return { orderNo, parkName, parkAddr, entryTip, floor, area, berthNo, earliestEntryTime, latestEntryTime, atMs };
}
