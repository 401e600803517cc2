import { isPlainObject } from '@/lib/isPlainObject';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

const UNITS = { 秒: SECOND_MS, 分钟: MINUTE_MS } as const;

/**
 * How long to wait before the next code, ms, parsed from a server message such as 请32秒后再试. Null if it has no time, or
 * more than an hour.
 */
export function parseResendWaitMs(text: string): number | null {
  const [, number = '', unit = ''] = /(\d{1,4}) ?(秒|分钟)[之以]?后/.exec(text) ?? [];
  const ms = Number(number) * (unit === '秒' || unit === '分钟' ? UNITS[unit] : 0);
  return ms > 0 && ms <= HOUR_MS ? ms : null;
}

/** A code that was sent to this number. */
export interface SentSmsCode {
  readonly phone: string;
  /** When the next code may be requested, ms of the server's clock. */
  readonly againAtMs: number;
}

export const isSentSmsCode = (value: unknown): value is SentSmsCode =>
  isPlainObject(value) && typeof value['phone'] === 'string' && typeof value['againAtMs'] === 'number';
