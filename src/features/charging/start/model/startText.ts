import type { ChargeEstimate } from '@/domain/charging/estimateCharge';
import { earliestOccupationFeeMs } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration, formatShortMoment } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import { readScreenQuery } from '@/navigation/guards/readScreenQuery';
import type { OccupationFeeRule } from '@/services/cps/stations';

/** `预计约 38.00元，46分钟，30度`. */
export const chargeEstimateText = ({ cents, minutes, kwh }: ChargeEstimate): string =>
  `预计约 ${formatYuan(cents)}，${formatDuration(minutes)}，${String(Math.round(kwh * 10) / 10)}度`;

/**
 * When the occupation fee starts. A time can be given only if the length of the charge is known; otherwise the free
 * minutes after its end. Empty if the free minutes are unknown.
 */
export function occupationFeeStartText(rule: OccupationFeeRule, minutes: number | null, nowMs: number): string {
  const fromMs = earliestOccupationFeeMs(nowMs, minutes ?? 0, rule);
  if (fromMs === null) return '';
  if (minutes === null) return `充完${formatDuration(rule.freeMinutes)}后，充完会倒计时`;
  const endMs = nowMs + minutes * MINUTE_MS;
  return `约 ${formatShortMoment(fromMs, nowMs)}（预计 ${formatShortMoment(endMs, nowMs)} 充完）`;
}

/**
 * Why the address has no valid gun; empty if it names none. Its content is not repeated, because anybody may have
 * printed the code.
 */
export function gunInQueryErrorText(search: string): string {
  const params = new URLSearchParams(search);
  if (readScreenQuery('chargingPage', search).deviceNo !== undefined)
    return '这个码上只有桩号，请扫枪上的码，或输入枪号';
  return params.has('gunNo') || params.has('deviceNo') ? '这个码里的枪号不对，请重新扫枪上的码，或输入枪号' : '';
}
