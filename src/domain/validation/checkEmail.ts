/** The shape of an address that a mail server would take: no spaces, one @, and a domain with a dot. */
const EMAIL = /^[^\s@,;<>"]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}$/;
const MAX = 100;

/** Checks an e-mail address. Returns the error text, or null. */
export const checkEmail = (text: string): string | null =>
  text.length <= MAX && EMAIL.test(text) ? null : '邮箱格式不对，如 name@example.com';

/** Domains that are often mistyped, and what was meant. */
const MEANT: Readonly<Record<string, string>> = {
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

/** The address that was probably meant; empty if nothing looks mistyped. */
export function meantEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  const meant = Object.prototype.hasOwnProperty.call(MEANT, domain) ? MEANT[domain] : undefined;
  return at < 1 || meant === undefined ? '' : `${text.slice(0, at)}@${meant}`;
}
