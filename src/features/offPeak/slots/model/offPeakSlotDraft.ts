import { listOffPeakSlotDays, toOffPeakSlotState } from '@/domain/offPeak/slots';
import { isPlainObject } from '@/lib/isPlainObject';
import type { OffPeakSlot } from '@/services/special/offPeak';

/** A driver's choices for a slot that is not ordered yet. Null: the first available one. */
export interface OffPeakSlotDraft {
  readonly day: string | null;
  readonly bookId: string | null;
  readonly plateId: string | null;
}

export const EMPTY_OFF_PEAK_SLOT_DRAFT: OffPeakSlotDraft = { day: null, bookId: null, plateId: null };

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

export const isOffPeakSlotDraft = (value: unknown): value is OffPeakSlotDraft =>
  isPlainObject(value) && ['day', 'bookId', 'plateId'].every((name) => isTextOrNull(value[name]));

export interface OffPeakSlotPickerState {
  readonly days: readonly string[];
  /** Empty if there is no slot. */
  readonly day: string;
  /** The slots of the day, sorted by start time. */
  readonly slots: readonly OffPeakSlot[];
  /** The chosen slot, if it can still be booked. */
  readonly slot: OffPeakSlot | undefined;
  /** Whether the chosen slot has been taken since, or has passed. */
  readonly isUnavailable: boolean;
}

/**
 * The days and slots to show. A chosen slot that was taken is not replaced by another one: the driver chooses again.
 */
export function toOffPeakSlotPickerState(
  allSlots: readonly OffPeakSlot[],
  { day: chosenDay, bookId }: Pick<OffPeakSlotDraft, 'day' | 'bookId'>,
  nowMs: number,
): OffPeakSlotPickerState {
  const upcoming = allSlots.filter((slot) => toOffPeakSlotState(slot, nowMs) !== 'over');
  const openSlots = upcoming.filter((slot) => toOffPeakSlotState(slot, nowMs) === 'open');
  const days = listOffPeakSlotDays(upcoming);
  const chosen = openSlots.find((slot) => slot.bookId === bookId);
  const day =
    days.find((item) => item === (chosenDay ?? chosen?.bookDate)) ?? listOffPeakSlotDays(openSlots)[0] ?? days[0] ?? '';
  const slots = upcoming
    .filter(({ bookDate }) => bookDate === day)
    .sort((a, b) => a.slotStart.localeCompare(b.slotStart));
  const openOfDay = openSlots.filter(({ bookDate }) => bookDate === day);
  const isUnavailable = bookId !== null && chosen === undefined;
  return {
    days,
    day,
    slots,
    slot: isUnavailable ? undefined : (openOfDay.find((item) => item === chosen) ?? openOfDay[0]),
    isUnavailable,
  };
}
