import { checkPassword } from '@/domain/validation/checkPassword';
import { checkPhone } from '@/domain/validation/checkPhone';
import { checkSmsCode } from '@/domain/validation/checkSmsCode';

/** Forms that a driver fills in to get a session. */
type EntryForm = 'login' | 'loginIndex' | 'register' | 'bindPhone' | 'passwordReset';
/** Forms of a driver with a session. */
type OwnForm = 'passwordChange' | 'changeTel' | 'cancellationConfirm';
export type AccountForm = EntryForm | OwnForm;

const OWN_FORMS: readonly AccountForm[] = ['passwordChange', 'changeTel', 'cancellationConfirm'] satisfies OwnForm[];
/** What somebody has typed to get in is not what they type afterwards: a new phone number begins empty. */
export const isOwnForm = (form: AccountForm): boolean => OWN_FORMS.includes(form);

/** The values of a form. Only the values that are present are checked. */
export interface Typed {
  phone?: string;
  verifyCode?: string;
  /** The code that was sent to the number of the account. */
  oldVerifyCode?: string;
  /** An existing password. Only the server checks it. */
  password?: string;
  /** A new password, typed twice. */
  newPassword?: string;
  passwordAgain?: string;
  /** The letters of the picture. */
  challengeCode?: string;
  hasAgreed?: boolean;
}

/** The error message of each field. */
export type FieldErrors = { readonly [K in keyof Typed]?: string };

const required = (text: string, message: string): string | null => (text === '' ? message : null);

/** The error message of each field that is present. Fields that are valid or missing are left out. */
export function judgeForm(typed: Typed): FieldErrors {
  const { phone, verifyCode, oldVerifyCode, password, newPassword, passwordAgain, challengeCode, hasAgreed } = typed;
  const judged: { [K in keyof Typed]: string | null } = {
    ...(phone === undefined ? {} : { phone: checkPhone(phone) }),
    ...(verifyCode === undefined ? {} : { verifyCode: checkSmsCode(verifyCode) }),
    ...(oldVerifyCode === undefined ? {} : { oldVerifyCode: checkSmsCode(oldVerifyCode) }),
    ...(password === undefined ? {} : { password: required(password, '请输入密码') }),
    ...(newPassword === undefined ? {} : { newPassword: checkPassword(newPassword) }),
    ...(passwordAgain === undefined
      ? {}
      : { passwordAgain: passwordAgain === newPassword ? null : '两次输入的密码不一致' }),
    ...(challengeCode === undefined ? {} : { challengeCode: required(challengeCode, '请输入图形验证码') }),
    ...(hasAgreed === false ? { hasAgreed: '请先阅读并同意用户协议和隐私政策' } : {}),
  };
  return Object.fromEntries(Object.entries(judged).filter(([, message]) => message !== null));
}

/** Whether there is no error. */
export const isRight = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;
