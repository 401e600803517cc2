/** Rule 9.2. */
const LAST_METRE = 999;

/**
 * Formats metres: `850` → `850m`, `1200` → `1.20km`. Fractions are rounded to the unit shown. A negative or missing
 * distance gives `--`.
 */
export function formatDistance(metres: number): string {
  if (!Number.isFinite(metres) || metres < 0) return '--';
  const whole = Math.round(metres);
  if (whole <= LAST_METRE) return `${whole}m`;
  // Rounds to tens of metres first, because 1005 / 1000 is slightly less than 1.005 in floating point.
  return `${(Math.round(whole / 10) / 100).toFixed(2)}km`;
}
