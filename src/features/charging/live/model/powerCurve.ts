import type { PowerSample } from '@/domain/charging/reading';
import { formatDuration } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

export const POWER_CURVE_WIDTH = 300;
export const POWER_CURVE_HEIGHT = 80;

/** The curve as an SVG path over the whole width. The highest power reaches the top. */
export function toPowerCurvePath(curve: readonly PowerSample[]): string {
  const first = curve[0];
  const last = curve[curve.length - 1];
  if (first === undefined || last === undefined || first === last) return '';
  const maxKw = Math.max(1, ...curve.map(({ kw }) => kw));
  const x = (atMs: number) => ((atMs - first.atMs) / (last.atMs - first.atMs)) * POWER_CURVE_WIDTH;
  const y = (kw: number) => POWER_CURVE_HEIGHT - (kw / maxKw) * (POWER_CURVE_HEIGHT - 4);
  return curve
    .map(({ atMs, kw }, index) => `${index === 0 ? 'M' : 'L'}${x(atMs).toFixed(1)} ${y(kw).toFixed(1)}`)
    .join('');
}

/**
 * The curve as a sentence; empty while there is no curve.
 *
 * @param isStopping leaves out the current power
 */
export function powerCurveText(curve: readonly PowerSample[], isStopping: boolean): string {
  const first = curve[0];
  const last = curve[curve.length - 1];
  if (first === undefined || last === undefined || first === last) return '';
  const powers = curve.map(({ kw }) => kw);
  const minutes = Math.max(1, Math.round((last.atMs - first.atMs) / MINUTE_MS));
  return `最近${formatDuration(minutes)}的功率：最高${String(Math.max(...powers))}kW，最低${String(Math.min(...powers))}kW${isStopping ? '' : `，现在${String(last.kw)}kW`}`;
}
