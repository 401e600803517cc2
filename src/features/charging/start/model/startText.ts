import type { ChargingEstimate } from '@/domain/charging/estimateCharging';
import { earliestIdleFeeMs } from '@/domain/charging/idleFee';
import { formatYuan } from '@/domain/money';
import { formatDuration, formatShortMoment } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import type { IdleFeeRule } from '@/services/cps/stations';

/** `预计约 38.00元，46分钟，30度`. */
export const chargingEstimateText = ({ cents, minutes, kwh }: ChargingEstimate): string =>
  `预计约 ${formatYuan(cents)}，${formatDuration(minutes)}，${String(Math.round(kwh * 10) / 10)}度`;

/**
 * When the idle fee starts. A time can be given only if the length of the charge is known; otherwise the free
 * minutes after its end. Empty if the free minutes are unknown.
 */
export function idleFeeStartText(rule: IdleFeeRule, minutes: number | null, nowMs: number): string {
  const fromMs = earliestIdleFeeMs(nowMs, minutes ?? 0, rule);
  if (fromMs === null) return '';
  if (minutes === null) return `充完${formatDuration(rule.freeMinutes)}后，充完会倒计时`;
  const endMs = nowMs + minutes * MINUTE_MS;
  return `约 ${formatShortMoment(fromMs, nowMs)}（预计 ${formatShortMoment(endMs, nowMs)} 充完）`;
}

/**
 * Why the address has no valid gun; empty if it names none. Its content is not repeated, because anybody may have
 * printed the code.
 */
export function gunInUrlErrorText(search: string): string {
  const params = new URLSearchParams(search);
  if (readScreenQueryParams('chargingPage', search).deviceNo !== undefined)
    return '这个码上只有桩号，请扫枪上的码，或输入枪号';
  return params.has('gunNo') || params.has('deviceNo') ? '这个码里的枪号不对，请重新扫枪上的码，或输入枪号' : '';
}
