import type { PowerSample } from '@/domain/charging/reading';
import { formatDuration } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

export const WIDTH = 300;
export const HEIGHT = 80;

/** The curve as an SVG path over the whole width. The highest power reaches the top. */
export function curvePath(curve: readonly PowerSample[]): string {
  const first = curve[0];
  const last = curve[curve.length - 1];
  if (first === undefined || last === undefined || first === last) return '';
  const most = Math.max(1, ...curve.map(({ kw }) => kw));
  const x = (atMs: number) => ((atMs - first.atMs) / (last.atMs - first.atMs)) * WIDTH;
  const y = (kw: number) => HEIGHT - (kw / most) * (HEIGHT - 4);
  return curve
    .map(({ atMs, kw }, index) => `${index === 0 ? 'M' : 'L'}${x(atMs).toFixed(1)} ${y(kw).toFixed(1)}`)
    .join('');
}

/**
 * The same in a sentence; empty while there is no curve to speak of.
 *
 * @param isStopping nothing is said of the power of now
 */
export function curveWords(curve: readonly PowerSample[], isStopping: boolean): string {
  const first = curve[0];
  const last = curve[curve.length - 1];
  if (first === undefined || last === undefined || first === last) return '';
  const powers = curve.map(({ kw }) => kw);
  const minutes = Math.max(1, Math.round((last.atMs - first.atMs) / MINUTE_MS));
  return `最近${formatDuration(minutes)}的功率：最高${String(Math.max(...powers))}kW，最低${String(Math.min(...powers))}kW${isStopping ? '' : `，现在${String(last.kw)}kW`}`;
}
