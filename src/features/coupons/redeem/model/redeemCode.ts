/** A code from paper or a text message: letters, digits and dashes. */
const CODE = /^[\w-]{4,64}$/;

/** The code in its printed form: in capitals, without the spaces that a driver types between its groups. */
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** The error of a typed code; empty when it can be sent. */
export function codeProblem(typed: string): string {
  const code = plainCode(typed);
  if (code === '') return '请输入兑换码';
  return CODE.test(code) ? '' : '兑换码只有字母、数字和横线，请检查后再提交';
}

/** Whether a scanned text is a plain code and not a link. */
export const isBareCode = (text: string): boolean => CODE.test(text.trim());
