import type { Estimate } from '@/domain/charging/estimate';
import { earliestFeeMs } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration, formatShortMoment } from '@/domain/time';
import type { OccupyRule } from '@/services/cps/stations';

/** `预计约 38.00元，46分钟，30度`. */
export const estimateText = ({ cents, minutes, kwh }: Estimate): string =>
  `预计约 ${formatYuan(cents)}，${formatDuration(minutes)}，${String(Math.round(kwh * 10) / 10)}度`;

/**
 * When keeping the gun begins to cost at the earliest. A charge without a known length may end at any time, so the free minutes count from now.
 */
export function occupyFromText(rule: OccupyRule, minutes: number | null, nowMs: number): string {
  const at = earliestFeeMs(nowMs, minutes ?? 0, rule);
  return at === null ? '' : `最早 ${formatShortMoment(at, nowMs)} 起收占位费`;
}
