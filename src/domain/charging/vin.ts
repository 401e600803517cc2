export const VIN_LENGTH = 17;

/** No VIN has these letters, because they look like 1 and 0 (ISO 3779). */
export const FORBIDDEN_VIN_LETTERS = 'IOQ';

/** Letters and digits without these. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** The weights of the positions and the values of the letters for the check digit in the ninth position (GB 16735). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALUES = new Map(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'].flatMap((row) =>
    Array.from(row, (letter, place) => [letter, place + 1] as const),
  ),
);
const toCheckValue = (letter: string): number => VALUES.get(letter) ?? Number(letter);

/** Normalizes a typed VIN: upper case, without spaces and dashes. */
export const normalizeVin = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

export const isVin = (vin: string): boolean => VIN.test(vin);

/** Whether the ninth character is the correct check digit. Cars from some countries have another character there. */
export function hasValidVinCheckDigit(vin: string): boolean {
  const sum = Array.from(vin).reduce((total, letter, place) => total + toCheckValue(letter) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest));
}

/** The error text for a typed VIN; empty if it is valid. */
export function findVinError(typed: string): string {
  const vin = normalizeVin(typed);
  if (vin === '') return '请输入车架号';
  if (/[IOQ]/.test(vin)) return '车架号里没有字母I、O、Q，看看是不是数字1或0';
  if (/[^A-Z0-9]/.test(vin)) return '车架号只有字母和数字';
  return vin.length === VIN_LENGTH ? '' : `车架号是17位，现在${String(vin.length)}位`;
}

/** A hint that the check digit does not fit; empty if it fits. */
export function vinCheckDigitHint(typed: string): string {
  const vin = normalizeVin(typed);
  return isVin(vin) && !hasValidVinCheckDigit(vin) ? '和常见的校验位不一致，请对照行驶证再看一遍；进口车可能不同' : '';
}

/** `LSVAA41J 8E 2184841`: grouped as on a vehicle licence. */
export const formatVin = (vin: string): string =>
  vin.length === VIN_LENGTH ? `${vin.slice(0, 8)} ${vin.slice(8, 10)} ${vin.slice(10)}` : vin;
