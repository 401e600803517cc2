const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/;

/** Checks a new password. At sign-in the server checks the password instead. Returns the error text, or null. */
export function findNewPasswordError(text: string): string | null {
  return PASSWORD.test(text) ? null : '密码须为8-20位，同时包含字母和数字';
}
