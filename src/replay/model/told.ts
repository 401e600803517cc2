import { inShanghai } from '@/domain/calendar';
import type { RecordingFile } from '@/domain/recording/recordingFormat';
import { NO_TIME, SHANGHAI_SHIFT_MS } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';

import type { Row } from './timeline';

const LAST_TIME_MS = 8.64e15; // of JavaScript's dates

/** The driver's time to the second, whatever the clock of the operator's machine. */
export function timeAt(ms: number): string {
  if (!(Math.abs(ms + SHANGHAI_SHIFT_MS) <= LAST_TIME_MS)) return NO_TIME;
  return inShanghai(ms).format('HH:mm:ss');
}

const dayAt = (ms: number): string => (timeAt(ms) === NO_TIME ? NO_TIME : inShanghai(ms).format('YYYY-MM-DD'));

/** A row in one sentence, for the slider and for screen readers. */
export const sayRow = ({ words, facts, atMs, isError }: Row, beganAtMs: number): string =>
  [timeAt(beganAtMs + atMs), isError ? '出错' : '', words, facts].filter((part) => part !== '').join('，');

/** Says that another build draws the recording than the one that made it; empty if it is the same. */
export const buildWarning = (version: string, build: string): string =>
  version === build ? '' : `录制版本 ${version || '未知'}，回放版本 ${build || '未知'}：画面可能有出入`;

function sayLength(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `共${minutes === 0 ? '' : `${String(minutes)}分`}${String(rest)}秒`;
}

/** Where the recording comes from, in a line. */
export function aboutOf({ beganAtMs, times, format, unreadNotes }: RecordingFile): string {
  return [
    `${dayAt(beganAtMs)} ${timeAt(beganAtMs)} 起，${sayLength(times[times.length - 1] ?? 0)}`,
    `${String(times.length)}个动作`,
    format === 1 ? '旧格式：没有真实时间和请求详情' : '',
    unreadNotes === 0 ? '' : `${String(unreadNotes)}条记录读不出来`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const LONGEST = 160;

/** A value of the state as one line. */
export function sayValue(value: unknown): string {
  if (value === undefined) return '无';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
