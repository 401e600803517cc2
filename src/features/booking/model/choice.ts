import { daysFrom } from '@/domain/calendar';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Berth, BERTH_STATE } from '@/services/booking/berths';
import type { BookPackage } from '@/services/booking/bookings';

/** What a driver has chosen at a lot; empty texts where nothing is chosen. */
export interface BookingDraft {
  /** `YYYY-MM-DD`. */
  readonly bookDate: string;
  readonly packageId: string;
  readonly berthId: string;
  readonly plateNo: string;
}

export const NOTHING_CHOSEN: BookingDraft = { bookDate: '', packageId: '', berthId: '', plateNo: '' };

export const isBookingDraft = (value: unknown): value is BookingDraft =>
  isPlainObject(value) && Object.keys(NOTHING_CHOSEN).every((name) => typeof value[name] === 'string');

/** Operators take bookings for a week. One that takes fewer says so for each day. */
const DAYS = 7;

/** The days that can be asked for, today first: 今天, 明天, 3月12日. */
export function bookDays(nowMs: number): readonly { readonly value: string; readonly label: string }[] {
  return daysFrom(nowMs, DAYS).map((value, index) => {
    const [, month = '', date = ''] = value.split('-');
    return { value, label: ['今天', '明天'][index] ?? `${String(Number(month))}月${String(Number(date))}日` };
  });
}

/** The chosen day, unless it is over. */
export const pickDay = (days: readonly { readonly value: string }[], chosen: string): string =>
  days.find(({ value }) => value === chosen)?.value ?? days[0]?.value ?? '';

/** The chosen time, or the first that can be booked. */
export const pickPackage = (packages: readonly BookPackage[], packageId: string): BookPackage | undefined =>
  packages.find((one) => one.packageId === packageId && one.canBook === 1) ??
  packages.find(({ canBook }) => canBook === 1);

export const isFree = ({ state }: Berth): boolean => state === BERTH_STATE.free;

/** The chosen berth as long as it is free, else the recommended one, else the first free one. */
export function pickBerth(berths: readonly Berth[], berthId: string, recommendedId: string): Berth | undefined {
  const free = berths.filter(isFree);
  return free.find((one) => one.berthId === berthId) ?? free.find((one) => one.berthId === recommendedId) ?? free[0];
}

const placeOf = ({ floor, area }: Berth): string => `${floor} ${area}`;

/** The free berth beside one that is taken: of the same area if there is one, and the fewest berths away. */
export function nearestFree(berths: readonly Berth[], berthId: string): Berth | undefined {
  const at = berths.findIndex((one) => one.berthId === berthId);
  const taken = berths[at];
  const far = (berth: Berth, index: number): number =>
    Math.abs(index - at) + (taken !== undefined && placeOf(berth) !== placeOf(taken) ? berths.length : 0);
  return berths
    .map((berth, index) => ({ berth, far: far(berth, index) }))
    .filter(({ berth }) => isFree(berth) && berth.berthId !== berthId)
    .sort((one, other) => one.far - other.far)[0]?.berth;
}
