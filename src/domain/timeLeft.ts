import { padToTwoDigits, UNKNOWN_TIME_TEXT } from './time';

/**
 * Remaining milliseconds as `04:59`, from one hour on `1:04:59`. Seconds are rounded up, so `00:00` appears only when
 * the time has elapsed, and remains after that. A missing time gives `--`.
 */
export function formatCountdown(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN_TIME_TEXT;
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${padToTwoDigits(Math.floor(seconds / 60) % 60)}:${padToTwoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/**
 * Remaining milliseconds as `2分05秒`. It rounds like `formatCountdown` and always has two digits of seconds, so that the
 * text keeps its width.
 */
export function formatTimeLeft(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN_TIME_TEXT;
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}分${padToTwoDigits(seconds % 60)}秒`;
}
