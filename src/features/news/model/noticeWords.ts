import { dayOf } from '@/domain/day';
import { momentText } from '@/domain/momentText';
import { formatMoment, parseServerTime } from '@/domain/time';
import type { Notice } from '@/services/basic/notices';

/** `2026-09-23` as `2026年9月23日`. */
const dateWords = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** The edition of an agreement: `版本 V2.1`, `2026年9月23日起生效`. A part that the server does not send is left out. */
export function editionOf({
  version,
  effectTime,
  publishTime,
}: Pick<Notice, 'version' | 'effectTime' | 'publishTime'>): readonly string[] {
  const fromMs = parseServerTime(effectTime) ?? parseServerTime(publishTime);
  return [version === '' ? '' : `版本 ${version}`, fromMs === null ? '' : `${dateWords(dayOf(fromMs))}起生效`].filter(
    (part) => part !== '',
  );
}

/** When it was published, in words; empty when unknown. */
export function publishedAt({ publishTime }: Pick<Notice, 'publishTime'>, nowMs: number): string {
  return momentText(publishTime, nowMs);
}

/** The end of an outage that is not over, in words, or that it is unknown. Null when the outage has ended. */
export function outageEnd({ endTime }: Pick<Notice, 'endTime'>, nowMs: number): string | null {
  const endMs = parseServerTime(endTime);
  if (endMs === null) return '恢复时间暂未公布';
  return endMs <= nowMs ? null : `预计 ${formatMoment(endMs, nowMs)} 恢复`;
}
