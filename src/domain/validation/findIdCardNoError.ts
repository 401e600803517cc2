const OLD_NUMBER = /^\d{15}$/;
const NUMBER = /^\d{17}[\dXx]$/;

/** GB 11643: the weight of each of the first 17 digits, and the check character for each remainder modulo 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/**
 * Checks an identity card number (Rule 7.2): either 15 digits without a check
 * digit, or 17 digits and a check character. Returns the error text, or null.
 */
export function findIdCardNoError(text: string): string | null {
  if (OLD_NUMBER.test(text)) return null;
  if (!NUMBER.test(text)) return '身份证长度或格式错误';
  return text.charAt(17).toUpperCase() === checkCharacter(text) ? null : '身份证号非法';
}

function checkCharacter(text: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}
