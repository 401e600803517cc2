const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/;

/** A password that is being chosen; one that is only typed to sign in is the server's to judge. Answers what is wrong, or null. */
export function checkPassword(text: string): string | null {
  return PASSWORD.test(text) ? null : '密码须为8-20位，同时包含字母和数字';
}
