import { formatDay, formatEnd, formatStart } from '@/domain/pass/passTimes';
import { meetingOf } from '@/domain/pass/period';
import { formatDuration } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** The days that something sold by time covers. A time that is not known is null, and its line is left out. */
export interface CoveredTime {
  /** The end of what is renewed; null or absent for a first purchase. */
  readonly oldEndMs?: number | null | undefined;
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** It begins when it is paid, so that its clock times are not known before. */
  readonly isFromPayment?: boolean;
}

export interface TimelineRow {
  readonly word: string;
  readonly time: string;
  readonly atMs: number;
  readonly note: string;
}

const minutesOf = (fromMs: number, toMs: number): string => formatDuration((toMs - fromMs) / MINUTE_MS);

/** How the new period meets the old one, in words. `what` is 月卡 or 套餐. */
export function meetingText(oldEndMs: number, startMs: number, what: string): string {
  const meeting = meetingOf(oldEndMs, startMs);
  if (meeting.kind === 'joined') return '接着原来的，中间不断档';
  const length = minutesOf(meeting.fromMs, meeting.toMs);
  return meeting.kind === 'gap'
    ? `中间断档${length}，这段时间没有${what}，按临停计费`
    : `与原来的重叠${length}，重叠的时间不会顺延`;
}

/** Old end, new start and new end in the order of time. */
export function timelineRows(
  { oldEndMs = null, startMs, endMs, isFromPayment = false }: CoveredTime,
  what: string,
): readonly TimelineRow[] {
  const isRenewal = oldEndMs !== null;
  const note = isRenewal && startMs !== null ? meetingText(oldEndMs, startMs, what) : '';
  const rows: TimelineRow[] = [];
  if (isRenewal) rows.push({ word: '原到期', time: formatEnd(oldEndMs), atMs: oldEndMs, note: '' });
  if (startMs !== null) {
    const time = isFromPayment ? '支付成功时' : formatStart(startMs);
    rows.push({ word: isRenewal ? '续费生效' : '生效', time, atMs: startMs, note });
  }
  if (endMs !== null) {
    const time = isFromPayment ? formatDay(endMs) : formatEnd(endMs);
    const counted = isFromPayment ? '从支付成功时算起' : '';
    rows.push({ word: isRenewal ? '续费后到期' : '到期', time, atMs: endMs, note: counted });
  }
  return rows.sort((a, b) => a.atMs - b.atMs);
}
