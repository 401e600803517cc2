/** GB 32100: the characters of a unified social credit code in the order of their values; no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** The weights of GB 32100: powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
/** Older numbers of 15, 17 or 20 characters have no check character. */
const OLD_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/;

/**
 * Checks a company's tax number: a unified social credit code of 18 characters, or an older number. Returns the error
 * text, or null.
 */
export const findTaxNoError = (text: string): string | null =>
  OLD_NUMBER.test(text) || CREDIT_CODE.test(text) ? null : '税号应为15、17、18或20位数字或大写字母';

/**
 * A hint that the check character does not fit. It is no error, because some codes in use do not fit. Empty if it fits.
 */
export const taxNoCheckCharacterHint = (text: string): string =>
  CREDIT_CODE.test(text) && text.charAt(17) !== checkCharacter(text)
    ? '税号和校验位不一致，请对照营业执照再看一遍'
    : '';

function checkCharacter(text: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * CHARACTERS.indexOf(text.charAt(index)), 0);
  return CHARACTERS.charAt((31 - (sum % 31)) % 31);
}
