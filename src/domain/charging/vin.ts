export const VIN_LENGTH = 17;

/** Read as 1 and 0, so no VIN has them (ISO 3779). */
export const NOT_IN_VIN = 'IOQ';

/** Letters and digits without these. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** The weights of the positions and the values of the letters for the check digit in the ninth position (GB 16735). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALUES = new Map(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'].flatMap((row) =>
    Array.from(row, (letter, place) => [letter, place + 1] as const),
  ),
);
const valueOf = (letter: string): number => VALUES.get(letter) ?? Number(letter);

/** A typed VIN in its printed form: in capitals, without the gaps that people type. */
export const plainVin = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

export const isVin = (vin: string): boolean => VIN.test(vin);

/** Whether the ninth character is the check digit of the others. Cars from some countries carry another character there. */
export function hasCheckDigit(vin: string): boolean {
  const sum = Array.from(vin).reduce((total, letter, place) => total + valueOf(letter) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest));
}

/** What is wrong with a typed VIN; empty when it can be sent. */
export function vinProblem(typed: string): string {
  const vin = plainVin(typed);
  if (vin === '') return '请输入车架号';
  if (/[IOQ]/.test(vin)) return '车架号里没有字母I、O、Q，看看是不是数字1或0';
  if (/[^A-Z0-9]/.test(vin)) return '车架号只有字母和数字';
  return vin.length === VIN_LENGTH ? '' : `车架号是17位，现在${String(vin.length)}位`;
}

/** What may be wrong with it, which is only a hint; empty without one. */
export function vinHint(typed: string): string {
  const vin = plainVin(typed);
  return isVin(vin) && !hasCheckDigit(vin) ? '和常见的校验位不一致，请对照行驶证再看一遍；进口车可能不同' : '';
}

/** `LSVAA41J 8E 2184841`: in the groups in which a licence is read. */
export const groupedVin = (vin: string): string =>
  vin.length === VIN_LENGTH ? `${vin.slice(0, 8)} ${vin.slice(8, 10)} ${vin.slice(10)}` : vin;
