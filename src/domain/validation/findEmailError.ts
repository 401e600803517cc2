/** The shape of an address that a mail server would take: no spaces, one @, and a domain with a dot. */
const EMAIL = /^[^\s@,;<>"]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}$/;
const MAX = 100;

/** Checks an e-mail address. Returns the error text, or null. */
export const findEmailError = (text: string): string | null =>
  text.length <= MAX && EMAIL.test(text) ? null : '邮箱格式不对，如 name@example.com';

/** Domains that are often mistyped, and their corrections. */
const DOMAIN_CORRECTIONS: Readonly<Record<string, string>> = {
  'qq.con': 'qq.com',
  'qq.cn': 'qq.com',
  'qq.co': 'qq.com',
  '163.con': '163.com',
  '163.cn': '163.com',
  '136.com': '163.com',
  '126.con': '126.com',
  'gmial.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'outlok.com': 'outlook.com',
  'foxmail.con': 'foxmail.com',
};

/** Suggests the correct address for a mistyped domain; empty if nothing looks mistyped. */
export function suggestEmailCorrection(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  const correction = Object.prototype.hasOwnProperty.call(DOMAIN_CORRECTIONS, domain)
    ? DOMAIN_CORRECTIONS[domain]
    : undefined;
  return at < 1 || correction === undefined ? '' : `${text.slice(0, at)}@${correction}`;
}
