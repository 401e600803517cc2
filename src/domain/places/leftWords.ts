/** `月卡余12`; -1 is unlimited (Rule 3.12). */
export const leftWords = (name: string, left: number, none: string): string =>
  left < 0 ? `${name}不限` : left === 0 ? none : `${name}余${left}`;
