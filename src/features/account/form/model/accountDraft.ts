import { isPlainObject } from '@/lib/isPlainObject';
import { type CodeSent, isCodeSent } from '@/widgets/smsCode/model/codeWait';

import type { AccountForm, FieldErrors } from './accountForm';

/** The messages below the fields of one form. */
export interface Problems {
  fields: FieldErrors;
  /** The server's message about the whole form; empty when there is none. */
  whole: string;
  /** The number already has an account, so signing in is offered. */
  isPhoneTaken: boolean;
}

/**
 * What the account forms share while a driver signs in: the phone number is kept from one form to the next. Passwords and codes stay in
 * their fields.
 */
export interface AccountDraft {
  /** Null until something is typed. */
  phone: string | null;
  loginTab: 'code' | 'password';
  /** Where the host signs in by one tap: the driver wants the form for the phone number instead. */
  isByPhone: boolean;
  /** Passwords are shown as text. They themselves stay in their fields. */
  isPasswordShown: boolean;
  /** Forms whose agreement box was ticked. */
  agreed: readonly AccountForm[];
  /** The numbers that got a code. A change of number has two. */
  codesSent: readonly CodeSent[];
  problems: Partial<Record<AccountForm, Problems>>;
}

export const NO_PROBLEMS: Problems = { fields: {}, whole: '', isPhoneTaken: false };
export const EMPTY_DRAFT: AccountDraft = {
  phone: null,
  loginTab: 'code',
  isByPhone: false,
  isPasswordShown: false,
  agreed: [],
  codesSent: [],
  problems: {},
};

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export function isAccountDraft(value: unknown): value is AccountDraft {
  if (!isPlainObject(value)) return false;
  const { phone, loginTab, isByPhone, isPasswordShown, agreed, codesSent, problems } = value;
  return (
    (phone === null || typeof phone === 'string') &&
    (loginTab === 'code' || loginTab === 'password') &&
    typeof isByPhone === 'boolean' &&
    typeof isPasswordShown === 'boolean' &&
    Array.isArray(agreed) &&
    Array.isArray(codesSent) &&
    codesSent.every(isCodeSent) &&
    isPlainObject(problems) &&
    Object.values(problems).every(
      (one) => isPlainObject(one) && isPlainObject(one['fields']) && typeof one['whole'] === 'string',
    )
  );
}
