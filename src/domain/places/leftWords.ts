/** Of what is sold in a limited number; -1 is unlimited (Rule 3.12). */
export const isSoldOut = (left: number): boolean => left === 0;

/** `月卡余12` or `月卡不限`; empty when unknown (NaN). */
export const leftWords = (name: string, left: number, none: string): string =>
  Number.isNaN(left) ? '' : left < 0 ? `${name}不限` : isSoldOut(left) ? none : `${name}余${left}`;

/**
 * What several kinds have left together, as far as it is known; -1 if one is unlimited. Where nothing known is left and a kind is unknown, which may have
 * some, it is NaN.
 */
export function leftTogether(...lefts: readonly number[]): number {
  if (lefts.some((left) => left < 0)) return -1;
  const known = lefts.filter((left) => !Number.isNaN(left));
  const sum = known.reduce((total, left) => total + left, 0);
  return sum === 0 && known.length < lefts.length ? Number.NaN : sum;
}
