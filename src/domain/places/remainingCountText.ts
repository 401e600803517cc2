/** Whether a limited stock is sold out; -1 is unlimited (Rule 3.12). */
export const isSoldOut = (left: number): boolean => left === 0;

/** `月卡余12` or `月卡不限`; empty when unknown (NaN). */
export const remainingCountText = (name: string, left: number, soldOutText: string): string =>
  Number.isNaN(left) ? '' : left < 0 ? `${name}不限` : isSoldOut(left) ? soldOutText : `${name}余${left}`;

/**
 * The remaining stock of several kinds together; -1 if one is unlimited. NaN if the known kinds are sold out and
 * another is unknown.
 */
export function sumRemainingCounts(...lefts: readonly number[]): number {
  if (lefts.some((left) => left < 0)) return -1;
  const known = lefts.filter((left) => !Number.isNaN(left));
  const sum = known.reduce((total, left) => total + left, 0);
  return sum === 0 && known.length < lefts.length ? Number.NaN : sum;
}
