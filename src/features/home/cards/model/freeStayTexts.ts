import { type FreeStayFields, getFreeStayReason } from '@/domain/stay/freeTime';
import { formatClock } from '@/domain/time';

/** The texts for a car without a fee. Without a known reason it is not called free: another device may have paid. */
export function freeStayTexts(stay: FreeStayFields, nowMs: number): { readonly word: string; readonly note: string } {
  const reason = getFreeStayReason(stay, nowMs);
  if (reason.is === 'freeCar') return { word: '免费', note: '这辆车在这里停车不收费' };
  if (reason.is === 'freeTime') return { word: '免费', note: `${formatClock(reason.untilMs)} 前离场不用缴费` };
  return { word: '无需缴费', note: '' };
}
