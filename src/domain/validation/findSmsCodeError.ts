/** Checks a code sent by text message: six digits. Returns the error text, or null. */
export function findSmsCodeError(text: string): string | null {
  return /^\d{6}$/.test(text) ? null : '请输入6位数字验证码';
}
