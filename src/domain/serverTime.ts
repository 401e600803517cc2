import { parseServerTime, toShanghaiIso } from './time';

/** Epoch milliseconds in the format of the servers: `2026-03-10 12:00:00`, Asia/Shanghai; empty for an invalid time. */
export const formatMsAsServerTime = (ms: number): string => toShanghaiIso(ms).slice(0, 19).replace('T', ' ');

/** The digits of a server time, for a URL; undefined for any other text. */
export const toServerTimeDigits = (time: string): string | undefined =>
  parseServerTime(time) === null ? undefined : time.replace(/\D/g, '');

/** The server time of such digits; empty if there is no such time. */
export function serverTimeTextFromDigits(digits: string): string {
  const time = digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
  return parseServerTime(time) === null ? '' : time;
}
