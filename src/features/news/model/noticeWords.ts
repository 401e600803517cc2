import { formatMoment, parseServerTime } from '@/domain/time';
import type { Notice } from '@/services/basic/notices';

/** The edition of an agreement: `版本 V2.1 · 11月21日起生效`. A part that the server does not tell is left out. */
export function editionOf({ version, effectTime, publishTime }: Notice, nowMs: number): readonly string[] {
  const fromMs = parseServerTime(effectTime) ?? parseServerTime(publishTime);
  return [
    version === '' ? '' : `版本 ${version}`,
    fromMs === null ? '' : `${formatMoment(fromMs, nowMs)}起生效`,
  ].filter((part) => part !== '');
}

/** When it was published, in words; empty where nobody says. */
export function publishedAt({ publishTime }: Pick<Notice, 'publishTime'>, nowMs: number): string {
  const ms = parseServerTime(publishTime);
  return ms === null ? '' : formatMoment(ms, nowMs);
}

/** An outage that is not over: its end in words, or that nobody knows it. Null when it has ended. */
export function outageEnd({ endTime }: Pick<Notice, 'endTime'>, nowMs: number): string | null {
  const endMs = parseServerTime(endTime);
  if (endMs === null) return '恢复时间还没有公布';
  return endMs <= nowMs ? null : `预计${formatMoment(endMs, nowMs)}恢复`;
}
