/** The format of a printed or texted code: letters, digits and dashes. */
const REDEEM_CODE = /^[\w-]{4,64}$/;

/** The code as printed: in capitals, without the spaces typed between its groups. */
export const normalizeRedeemCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** The error of a typed code; empty if it is valid. */
export function findRedeemCodeProblem(typed: string): string {
  const code = normalizeRedeemCode(typed);
  if (code === '') return '请输入兑换码';
  return REDEEM_CODE.test(code) ? '' : '兑换码只有字母、数字和横线，请检查后再提交';
}

/** Whether a scanned text is a plain code and not a link. */
export const isRedeemCode = (text: string): boolean => REDEEM_CODE.test(text.trim());
