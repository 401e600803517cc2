import type { Estimate } from '@/domain/charging/estimate';
import { earliestFeeMs } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration, formatShortMoment } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { OccupyRule } from '@/services/cps/stations';

/** `预计约 38.00元，46分钟，30度`. */
export const estimateText = ({ cents, minutes, kwh }: Estimate): string =>
  `预计约 ${formatYuan(cents)}，${formatDuration(minutes)}，${String(Math.round(kwh * 10) / 10)}度`;

/**
 * When keeping the gun begins to cost. A clock time can be said only of a charge whose length is known; of any other the free minutes, which begin with
 * its end. Empty where the free minutes are not known.
 */
export function occupyFromText(rule: OccupyRule, minutes: number | null, nowMs: number): string {
  const fromMs = earliestFeeMs(nowMs, minutes ?? 0, rule);
  if (fromMs === null) return '';
  if (minutes === null) return `充完${formatDuration(rule.freeMinutes)}后，充完会倒计时`;
  const endMs = nowMs + minutes * MINUTE_MS;
  return `约 ${formatShortMoment(fromMs, nowMs)}（预计 ${formatShortMoment(endMs, nowMs)} 充完）`;
}
