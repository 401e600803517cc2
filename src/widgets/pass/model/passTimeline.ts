import { formatDayWithYear, formatPassEnd, formatPassStart } from '@/domain/pass/passTimes';
import { toPassPeriodTransition } from '@/domain/pass/period';
import { formatDuration } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** The period that a pass or package covers. An unknown time is null, and its line is left out. */
export interface PassCoveragePeriod {
  /** The end of the pass that is renewed; null or absent for a first purchase. */
  readonly oldEndMs?: number | null | undefined;
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** It begins when it is paid, so its exact times are not known before. */
  readonly isFromPayment?: boolean;
}

export interface PassTimelineRow {
  readonly word: string;
  readonly time: string;
  readonly atMs: number;
  readonly note: string;
}

const durationBetween = (fromMs: number, toMs: number): string => formatDuration((toMs - fromMs) / MINUTE_MS);

/** The text for a gap or overlap between the old and the new period. `productName` is 月卡 or 套餐. */
export function passPeriodTransitionText(oldEndMs: number, startMs: number, productName: string): string {
  const meeting = toPassPeriodTransition(oldEndMs, startMs);
  if (meeting.kind === 'joined') return '接着原来的，中间不断档';
  const length = durationBetween(meeting.fromMs, meeting.toMs);
  return meeting.kind === 'gap'
    ? `中间断档${length}，这段时间没有${productName}，按临停计费`
    : `与原来的重叠${length}，重叠的时间不会顺延`;
}

/** The old end, the new start and the new end, in order of time. */
export function toPassTimelineRows(
  { oldEndMs = null, startMs, endMs, isFromPayment = false }: PassCoveragePeriod,
  productName: string,
): readonly PassTimelineRow[] {
  const isRenewal = oldEndMs !== null;
  const note = isRenewal && startMs !== null ? passPeriodTransitionText(oldEndMs, startMs, productName) : '';
  const rows: PassTimelineRow[] = [];
  if (isRenewal) rows.push({ word: '原到期', time: formatPassEnd(oldEndMs), atMs: oldEndMs, note: '' });
  if (startMs !== null) {
    const time = isFromPayment ? '支付成功时' : formatPassStart(startMs);
    rows.push({ word: isRenewal ? '续费生效' : '生效', time, atMs: startMs, note });
  }
  if (endMs !== null) {
    const time = isFromPayment ? formatDayWithYear(endMs) : formatPassEnd(endMs);
    const startNote = isFromPayment ? '从支付成功时算起' : '';
    rows.push({ word: isRenewal ? '续费后到期' : '到期', time, atMs: endMs, note: startNote });
  }
  return rows.sort((a, b) => a.atMs - b.atMs);
}
