import { listDaysFrom } from '@/domain/calendar';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Berth, BERTH_STATE } from '@/services/booking/berths';
import type { BookingPackage } from '@/services/booking/bookings';

/** A driver's choices at a lot; empty strings where nothing is chosen. */
export interface BookingDraft {
  /** `YYYY-MM-DD`. */
  readonly bookDate: string;
  readonly packageId: string;
  readonly berthId: string;
  readonly plateNo: string;
}

export const EMPTY_BOOKING_DRAFT: BookingDraft = { bookDate: '', packageId: '', berthId: '', plateNo: '' };

export const isBookingDraft = (value: unknown): value is BookingDraft =>
  isPlainObject(value) && Object.keys(EMPTY_BOOKING_DRAFT).every((name) => typeof value[name] === 'string');

/** Operators take bookings for a week ahead. An operator that takes fewer returns days without bookable times. */
const BOOKABLE_DAY_COUNT = 7;

/** The days that can be booked, today first: 今天, 明天, 3月12日. */
export function listBookableDays(nowMs: number): readonly { readonly value: string; readonly label: string }[] {
  return listDaysFrom(nowMs, BOOKABLE_DAY_COUNT).map((value, index) => {
    const [, month = '', date = ''] = value.split('-');
    return { value, label: ['今天', '明天'][index] ?? `${String(Number(month))}月${String(Number(date))}日` };
  });
}

/** The chosen day, or the first one if that day is past. */
export const resolveBookingDay = (days: readonly { readonly value: string }[], chosen: string): string =>
  days.find(({ value }) => value === chosen)?.value ?? days[0]?.value ?? '';

/** The chosen time, or the first bookable one. */
export const resolveBookingTimeSlot = (
  packages: readonly BookingPackage[],
  packageId: string,
): BookingPackage | undefined =>
  packages.find((candidate) => candidate.packageId === packageId && candidate.canBook === 1) ??
  packages.find(({ canBook }) => canBook === 1);

export const isBerthFree = ({ state }: Berth): boolean => state === BERTH_STATE.free;

/** The chosen berth if it is free, else the recommended one, else the first free one. */
export function resolveBookingBerth(
  berths: readonly Berth[],
  berthId: string,
  recommendedId: string,
): Berth | undefined {
  const free = berths.filter(isBerthFree);
  return (
    free.find((candidate) => candidate.berthId === berthId) ??
    free.find((candidate) => candidate.berthId === recommendedId) ??
    free[0]
  );
}

const areaKey = ({ floor, area }: Berth): string => `${floor} ${area}`;

/** The free berth nearest to a taken one: in the same area if possible, then the fewest berths away. */
export function findNearestFreeBerth(berths: readonly Berth[], berthId: string): Berth | undefined {
  const takenIndex = berths.findIndex((a) => a.berthId === berthId);
  const taken = berths[takenIndex];
  const distanceTo = (berth: Berth, index: number): number =>
    Math.abs(index - takenIndex) + (taken !== undefined && areaKey(berth) !== areaKey(taken) ? berths.length : 0);
  return berths
    .map((berth, index) => ({ berth, far: distanceTo(berth, index) }))
    .filter(({ berth }) => isBerthFree(berth) && berth.berthId !== berthId)
    .sort((a, b) => a.far - b.far)[0]?.berth;
}
