import { formatIsoDay } from '@/domain/day';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatMoment, parseServerTime } from '@/domain/time';
import type { OperatorNotice } from '@/services/basic/notices';

/** `2026-09-23` as `2026年9月23日`. */
const formatLongDate = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** The edition of an agreement: `版本 V2.1`, `2026年9月23日起生效`. Parts that the server does not send are omitted. */
export function agreementEditionTexts({
  version,
  effectTime,
  publishTime,
}: Pick<OperatorNotice, 'version' | 'effectTime' | 'publishTime'>): readonly string[] {
  const fromMs = parseServerTime(effectTime) ?? parseServerTime(publishTime);
  return [
    version === '' ? '' : `版本 ${version}`,
    fromMs === null ? '' : `${formatLongDate(formatIsoDay(fromMs))}起生效`,
  ].filter((part) => part !== '');
}

/** The publishing time as text; empty if unknown. */
export function formatNoticePublishTime({ publishTime }: Pick<OperatorNotice, 'publishTime'>, nowMs: number): string {
  return formatServerMoment(publishTime, nowMs);
}

/** The text about the expected end of an outage, also if that is unknown. Null if the outage has ended. */
export function outageEndText({ endTime }: Pick<OperatorNotice, 'endTime'>, nowMs: number): string | null {
  const endMs = parseServerTime(endTime);
  if (endMs === null) return '恢复时间暂未公布';
  return endMs <= nowMs ? null : `预计 ${formatMoment(endMs, nowMs)} 恢复`;
}
