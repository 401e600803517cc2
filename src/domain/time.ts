import { MINUTE_MS } from '@/lib/timeUnits';

/**
 * Server times are in Asia/Shanghai, which has had no summer time since 1991. So a
 * fixed offset is exact, and a phone set to another time zone shows the same times.
 */
export const SHANGHAI_OFFSET_MS = 8 * 60 * MINUTE_MS;

export const UNKNOWN_TIME_TEXT = '--';

const SERVER_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

interface ShanghaiTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly clock: string;
}

/**
 * `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai, as epoch milliseconds. Null for any other text and for dates that do not exist.
 */
export function parseServerTime(text: string): number | null {
  const match = SERVER_TIME.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const shiftedMs = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC turns 31 February into 3 March.
  const isReal = new Date(shiftedMs).toISOString().startsWith(text.replace(' ', 'T'));
  return isReal ? shiftedMs - SHANGHAI_OFFSET_MS : null;
}

/** Epoch milliseconds as `14:05`. An invalid time gives `--`. */
export function formatClock(ms: number): string {
  return toShanghaiFields(ms)?.clock ?? UNKNOWN_TIME_TEXT;
}

/**
 * Epoch milliseconds relative to `nowMs`: `今天 14:05` or `11月21日 14:05`, and `2024年11月21日 14:05` in another year. An
 * invalid time gives `--`.
 */
export function formatMoment(ms: number, nowMs: number): string {
  const then = toShanghaiFields(ms);
  if (then === null) return UNKNOWN_TIME_TEXT;
  const now = toShanghaiFields(nowMs);
  if (now?.year !== then.year) return `${then.year}年${then.month}月${then.day}日 ${then.clock}`;
  const isToday = now.month === then.month && now.day === then.day;
  return isToday ? `今天 ${then.clock}` : `${then.month}月${then.day}日 ${then.clock}`;
}

/** Like `formatMoment`, without the word for today: `14:05`. */
export const formatShortMoment = (ms: number, nowMs: number): string => formatMoment(ms, nowMs).replace('今天 ', '');

/**
 * Minutes as `45分钟`, from one hour on `1小时8分钟` or `5小时`, from one day on `5天2小时`.
 * Incomplete units are rounded down. A negative or missing duration gives `--`.
 */
export function formatDuration(minutes: number): string {
  if (!Number.isFinite(minutes) || minutes < 0) return UNKNOWN_TIME_TEXT;
  const whole = Math.floor(minutes);
  const hours = Math.floor(whole / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}天${hours % 24 > 0 ? `${hours % 24}小时` : ''}`;
  const rest = whole % 60;
  return hours === 0 ? `${whole}分钟` : `${hours}小时${rest > 0 ? `${rest}分钟` : ''}`;
}

/**
 * The time in Shanghai as `2026-03-10T12:00:00.000Z`: the digits are local, the zone is not. Empty for an invalid time.
 */
export function toShanghaiIso(ms: number): string {
  const shifted = new Date(ms + SHANGHAI_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString();
}

function toShanghaiFields(ms: number): ShanghaiTime | null {
  const shifted = new Date(ms + SHANGHAI_OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) return null;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    clock: `${padToTwoDigits(shifted.getUTCHours())}:${padToTwoDigits(shifted.getUTCMinutes())}`,
  };
}

export const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');
