/** Of what is sold in a limited number; -1 is unlimited (Rule 3.12). */
export const isSoldOut = (left: number): boolean => left === 0;

/** `月卡余12` or `月卡不限`; empty when unknown (NaN). */
export const leftWords = (name: string, left: number, none: string): string =>
  Number.isNaN(left) ? '' : left < 0 ? `${name}不限` : isSoldOut(left) ? none : `${name}余${left}`;
