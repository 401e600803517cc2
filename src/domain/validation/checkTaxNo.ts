/** GB 32100: the characters of a unified social credit code in the order of their values; no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** The weights of GB 32100: powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
/** Older numbers of 15 or 20 characters have no check character. */
const OLD_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/;

/**
 * Checks a company's tax number: a unified social credit code of 18 characters with its check character, or an older number of 15 or 20
 * characters. Returns the error text, or null.
 */
export function checkTaxNo(text: string): string | null {
  if (OLD_NUMBER.test(text)) return null;
  if (!CREDIT_CODE.test(text)) return '税号应为15、18或20位数字或大写字母';
  return text.charAt(17) === checkCharacter(text) ? null : '税号校验不通过，请核对';
}

function checkCharacter(text: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * CHARACTERS.indexOf(text.charAt(index)), 0);
  return CHARACTERS.charAt((31 - (sum % 31)) % 31);
}
