import { daysOfSlots, slotState } from '@/domain/offPeak/slots';
import { isPlainObject } from '@/lib/isPlainObject';
import type { OffPeakSlot } from '@/services/special/offPeak';

/** A driver's choices for a slot that is not ordered yet. Null: the first that can be booked. */
export interface SlotDraft {
  readonly day: string | null;
  readonly bookId: string | null;
  readonly plateId: string | null;
}

export const EMPTY_SLOT: SlotDraft = { day: null, bookId: null, plateId: null };

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

export const isSlotDraft = (value: unknown): value is SlotDraft =>
  isPlainObject(value) && ['day', 'bookId', 'plateId'].every((name) => isTextOrNull(value[name]));

export interface SlotChoice {
  readonly days: readonly string[];
  /** Empty if nothing is offered. */
  readonly day: string;
  /** Those of the day, in order. */
  readonly slots: readonly OffPeakSlot[];
  /** The chosen one, if it can still be booked. */
  readonly slot: OffPeakSlot | undefined;
  /** The slot that was chosen has been taken since, or its time is over. */
  readonly isTaken: boolean;
}

/** What is shown of the slots of a lot. A chosen slot that was taken is not replaced by another one: the driver chooses again. */
export function slotChoice(
  offered: readonly OffPeakSlot[],
  { day: chosenDay, bookId }: Pick<SlotDraft, 'day' | 'bookId'>,
  nowMs: number,
): SlotChoice {
  const known = offered.filter((slot) => slotState(slot, nowMs) !== 'over');
  const open = known.filter((slot) => slotState(slot, nowMs) === 'open');
  const days = daysOfSlots(known);
  const chosen = open.find((slot) => slot.bookId === bookId);
  const day = days.find((one) => one === (chosenDay ?? chosen?.bookDate)) ?? daysOfSlots(open)[0] ?? days[0] ?? '';
  const slots = known.filter(({ bookDate }) => bookDate === day).sort((a, b) => a.slotStart.localeCompare(b.slotStart));
  const ofDay = open.filter(({ bookDate }) => bookDate === day);
  const isTaken = bookId !== null && chosen === undefined;
  return { days, day, slots, slot: isTaken ? undefined : (ofDay.find((one) => one === chosen) ?? ofDay[0]), isTaken };
}
