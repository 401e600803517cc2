const PHONE = /^(?:\+86|0086)?1[3-9]\d{9}$/;

/** Checks a mainland mobile number, with or without +86 or 0086 (Rule 7.1). Returns the error text, or null. */
export function findPhoneError(text: string): string | null {
  return PHONE.test(text) ? null : '请输入正确的手机号';
}
