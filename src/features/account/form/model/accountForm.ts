import { findNewPasswordError } from '@/domain/validation/findNewPasswordError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { findSmsCodeError } from '@/domain/validation/findSmsCodeError';

/** Forms that start a session. */
type SignInForm = 'login' | 'loginIndex' | 'register' | 'bindPhone' | 'passwordReset';
/** Forms of a signed-in driver. */
type SessionForm = 'passwordChange' | 'changeTel' | 'cancellationConfirm';
export type AccountFormName = SignInForm | SessionForm;

const SESSION_FORMS: readonly AccountFormName[] = [
  'passwordChange',
  'changeTel',
  'cancellationConfirm',
] satisfies SessionForm[];
/**
 * The forms of a signed-in driver have their own draft, so that the phone typed at sign-in is not the default of a new
 * number.
 */
export const isSignedInFormName = (form: AccountFormName): boolean => SESSION_FORMS.includes(form);

/** The values of a form. Only those present are validated. */
export interface AccountFormValues {
  phone?: string;
  verifyCode?: string;
  /** The code that was sent to the number of the account. */
  oldVerifyCode?: string;
  /** An existing password. Only the server checks it. */
  password?: string;
  /** A new password, typed twice. */
  newPassword?: string;
  passwordAgain?: string;
  /** The characters of the captcha. */
  challengeCode?: string;
  hasAgreed?: boolean;
}

/** The error message of each field. */
export type AccountFieldErrors = { readonly [K in keyof AccountFormValues]?: string };

const required = (text: string, message: string): string | null => (text === '' ? message : null);

/** The error message of each field that is present. Fields that are valid or missing are left out. */
export function validateAccountForm(values: AccountFormValues): AccountFieldErrors {
  const { phone, verifyCode, oldVerifyCode, password, newPassword, passwordAgain, challengeCode, hasAgreed } = values;
  const errors: { [K in keyof AccountFormValues]: string | null } = {
    ...(phone === undefined ? {} : { phone: findPhoneError(phone) }),
    ...(verifyCode === undefined ? {} : { verifyCode: findSmsCodeError(verifyCode) }),
    ...(oldVerifyCode === undefined ? {} : { oldVerifyCode: findSmsCodeError(oldVerifyCode) }),
    ...(password === undefined ? {} : { password: required(password, '请输入密码') }),
    ...(newPassword === undefined ? {} : { newPassword: findNewPasswordError(newPassword) }),
    ...(passwordAgain === undefined
      ? {}
      : { passwordAgain: passwordAgain === newPassword ? null : '两次输入的密码不一致' }),
    ...(challengeCode === undefined ? {} : { challengeCode: required(challengeCode, '请输入图形验证码') }),
    ...(hasAgreed === false ? { hasAgreed: '请先阅读并同意用户协议和隐私政策' } : {}),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== null));
}

/** Whether there is no error. */
export const hasNoAccountFieldErrors = (errors: AccountFieldErrors): boolean => Object.keys(errors).length === 0;
