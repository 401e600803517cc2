import { toShanghai } from '@/domain/calendar';
import { SHANGHAI_OFFSET_MS, UNKNOWN_TIME_TEXT } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { RecordingFile } from '@/operations/format/recordingFormat';

import type { RecordingTimelineRow } from './timeline';

const LAST_TIME_MS = 8.64e15; // of JavaScript's dates

/** The driver's time to the second, independent of the time zone of the operator's machine. */
export function formatRecordedTimeOfDay(ms: number): string {
  if (!(Math.abs(ms + SHANGHAI_OFFSET_MS) <= LAST_TIME_MS)) return UNKNOWN_TIME_TEXT;
  return toShanghai(ms).format('HH:mm:ss');
}

const formatDay = (ms: number): string =>
  formatRecordedTimeOfDay(ms) === UNKNOWN_TIME_TEXT ? UNKNOWN_TIME_TEXT : toShanghai(ms).format('YYYY-MM-DD');

/** A row in one sentence, for the slider and for screen readers. */
export const formatRecordingTimelineRow = (
  { text, details, atMs, isError }: RecordingTimelineRow,
  beganAtMs: number,
): string =>
  [formatRecordedTimeOfDay(beganAtMs + atMs), isError ? '出错' : '', text, details]
    .filter((part) => part !== '')
    .join('，');

/** A warning if another build renders the recording than the one that made it; else empty. */
export const formatBuildMismatch = (version: string, build: string): string =>
  version === build ? '' : `录制版本 ${version || '未知'}，回放版本 ${build || '未知'}：画面可能有出入`;

function formatDuration(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `共${minutes === 0 ? '' : `${String(minutes)}分`}${String(rest)}秒`;
}

/** The origin of the recording, in one line. */
export function formatRecordingInfo({ beganAtMs, times, format, unreadNotes }: RecordingFile): string {
  return [
    `${formatDay(beganAtMs)} ${formatRecordedTimeOfDay(beganAtMs)} 起，${formatDuration(times[times.length - 1] ?? 0)}`,
    `${String(times.length)}个动作`,
    format === 1 ? '旧格式：没有真实时间和请求详情' : '',
    unreadNotes === 0 ? '' : `${String(unreadNotes)}条记录读不出来`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const MAX_VALUE_LENGTH = 160;

/** Formats a value of the state as one line. */
export function formatStateValue(value: unknown): string {
  if (value === undefined) return '无';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
