import { formatDay, formatEnd, formatStart } from '@/domain/pass/passTimes';
import { toPeriodTransition } from '@/domain/pass/period';
import { formatDuration } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** The period that a pass or package covers. An unknown time is null, and its line is left out. */
export interface CoveredTime {
  /** The end of the pass that is renewed; null or absent for a first purchase. */
  readonly oldEndMs?: number | null | undefined;
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** It begins when it is paid, so its exact times are not known before. */
  readonly isFromPayment?: boolean;
}

export interface TimelineRow {
  readonly word: string;
  readonly time: string;
  readonly atMs: number;
  readonly note: string;
}

const durationBetween = (fromMs: number, toMs: number): string => formatDuration((toMs - fromMs) / MINUTE_MS);

/** The text for a gap or overlap between the old and the new period. `productName` is 月卡 or 套餐. */
export function periodJoinText(oldEndMs: number, startMs: number, productName: string): string {
  const meeting = toPeriodTransition(oldEndMs, startMs);
  if (meeting.kind === 'joined') return '接着原来的，中间不断档';
  const length = durationBetween(meeting.fromMs, meeting.toMs);
  return meeting.kind === 'gap'
    ? `中间断档${length}，这段时间没有${productName}，按临停计费`
    : `与原来的重叠${length}，重叠的时间不会顺延`;
}

/** The old end, the new start and the new end, in order of time. */
export function toTimelineRows(
  { oldEndMs = null, startMs, endMs, isFromPayment = false }: CoveredTime,
  productName: string,
): readonly TimelineRow[] {
  const isRenewal = oldEndMs !== null;
  const note = isRenewal && startMs !== null ? periodJoinText(oldEndMs, startMs, productName) : '';
  const rows: TimelineRow[] = [];
  if (isRenewal) rows.push({ word: '原到期', time: formatEnd(oldEndMs), atMs: oldEndMs, note: '' });
  if (startMs !== null) {
    const time = isFromPayment ? '支付成功时' : formatStart(startMs);
    rows.push({ word: isRenewal ? '续费生效' : '生效', time, atMs: startMs, note });
  }
  if (endMs !== null) {
    const time = isFromPayment ? formatDay(endMs) : formatEnd(endMs);
    const startNote = isFromPayment ? '从支付成功时算起' : '';
    rows.push({ word: isRenewal ? '续费后到期' : '到期', time, atMs: endMs, note: startNote });
  }
  return rows.sort((a, b) => a.atMs - b.atMs);
}
