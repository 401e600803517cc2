/** Shown when there is no valid figure. */
const NO_FIGURE = '--';

/**
 * Cents as a figure without a unit: `600` → `6.00`, `-500` → `-5.00`. It uses integers only, so the result is never a
 * cent off. Anything but a safe integer gives `--`, because half a cent is a mistake and not an amount.
 */
export function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) return NO_FIGURE;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as the screen shows money (Rule 9.1): `600` → `6.00元`. Anything but a safe integer gives `--`. */
export function formatYuan(cents: number): string {
  const amount = formatAmount(cents);
  return amount === NO_FIGURE ? NO_FIGURE : `${amount}元`;
}
