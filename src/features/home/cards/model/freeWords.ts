import { freeReasonAt, type FreeStay } from '@/domain/stay/freeTime';
import { formatClock } from '@/domain/time';

/** What the card of a car without a fee says. Nothing is called free whose reason is not known, because another device may have paid. */
export function freeWords(stay: FreeStay, nowMs: number): { readonly word: string; readonly note: string } {
  const reason = freeReasonAt(stay, nowMs);
  if (reason.is === 'freeCar') return { word: '免费', note: '这辆车在这里停车不收费' };
  if (reason.is === 'freeTime') return { word: '免费', note: `${formatClock(reason.untilMs)} 前离场不用缴费` };
  return { word: '无需缴费', note: '' };
}
