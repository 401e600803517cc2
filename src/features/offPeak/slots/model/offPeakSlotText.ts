import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { formatOffPeakSlotHours, toOffPeakSlotState } from '@/domain/offPeak/slots';
import { formatMoment, parseServerTime } from '@/domain/time';
import type { OffPeakSlot } from '@/services/special/offPeak';

/** `19:00–次日08:00`. */
export const offPeakSlotHoursText = ({ slotStart, slotEnd }: Pick<OffPeakSlot, 'slotStart' | 'slotEnd'>): string =>
  formatOffPeakSlotHours(parseServerTime(slotStart) ?? Number.NaN, parseServerTime(slotEnd) ?? Number.NaN);

/** How many places a slot has left, or why it cannot be booked. */
export function offPeakSlotAvailabilityText(slot: OffPeakSlot, nowMs: number): string {
  const state = toOffPeakSlotState(slot, nowMs);
  if (state === 'unreadable') return '时间不详，暂不能预约';
  if (state === 'over') return '已过入场时间';
  if (state === 'full') return '已约满';
  return slot.leftNum < 0 ? '车位充足' : `剩${String(slot.leftNum)}个车位`;
}

/** `10.00元，押金5.00元`; unknown parts are omitted. */
export function offPeakSlotPriceText({ bookFee, depositFee }: Pick<OffPeakSlot, 'bookFee' | 'depositFee'>): string {
  if (!Number.isSafeInteger(bookFee)) return '价格以下单为准';
  return depositFee > 0 ? `${formatYuan(bookFee)}，押金${formatYuan(depositFee)}` : formatYuan(bookFee);
}

type SlotRuleFields = Pick<
  OffPeakSlot,
  'latestEntryTime' | 'latestExitTime' | 'cancelFreeTime' | 'depositFee' | 'overtimeRule'
>;

/** The rules of this slot, one sentence each. Unknown rules are omitted. */
export function offPeakSlotRuleTexts(slot: SlotRuleFields, nowMs: number): readonly string[] {
  const entry = formatServerMoment(slot.latestEntryTime, nowMs);
  const exit = formatServerMoment(slot.latestExitTime, nowMs);
  const freeMs = parseServerTime(slot.cancelFreeTime);
  return [
    entry === '' ? '' : `${entry} 前入场，未到场记1次违约${slot.depositFee > 0 ? '，押金不退' : ''}`,
    exit === '' ? '' : `${exit} 前离场。${slot.overtimeRule}`,
    slot.depositFee > 0 ? `押金 ${formatYuan(slot.depositFee)}，按时离场后原路退回` : '',
    freeMs === null
      ? ''
      : nowMs <= freeMs
        ? `${formatMoment(freeMs, nowMs)} 前可免费取消，之后取消会扣部分预约费`
        : '已过免费取消时间，取消会扣部分预约费',
  ].filter((rule) => rule !== '');
}
