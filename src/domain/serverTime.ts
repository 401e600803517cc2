import { parseServerTime, shanghaiText } from './time';

/** Epoch milliseconds as servers write times: `2026-03-10 12:00:00`, Asia/Shanghai; empty for an invalid time. */
export const serverTimeOf = (ms: number): string => shanghaiText(ms).slice(0, 19).replace('T', ' ');

/** The digits of a server's time, for an address; undefined for any other text. */
export const digitsOfTime = (time: string): string | undefined =>
  parseServerTime(time) === null ? undefined : time.replace(/\D/g, '');

/** The server's time of such digits; empty if there is no such time. */
export function timeOfDigits(digits: string): string {
  const time = digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
  return parseServerTime(time) === null ? '' : time;
}
