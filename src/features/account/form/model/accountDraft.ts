import { isPlainObject } from '@/lib/isPlainObject';
import { isSentSmsCode, type SentSmsCode } from '@/widgets/smsCode/model/codeWait';

import type { AccountFieldErrors, AccountFormName } from './accountForm';

/** The errors of one form. */
export interface AccountFormProblems {
  fields: AccountFieldErrors;
  /** The server's message about the whole form; empty when there is none. */
  whole: string;
  /** The number already has an account, so signing in is offered. */
  isPhoneTaken: boolean;
}

/**
 * What the account forms share: the phone number is carried over from one form to the next. Passwords and codes stay in
 * the input elements.
 */
export interface AccountFormDraft {
  /** Null until something is typed. */
  phone: string | null;
  loginTab: 'code' | 'password';
  /** In a host with one-tap sign-in: the driver chose to sign in by phone instead. */
  isByPhone: boolean;
  /** Passwords are shown as plain text. Their values are not stored here. */
  isPasswordShown: boolean;
  /** Forms whose agreement box was ticked. */
  agreed: readonly AccountFormName[];
  /** The numbers that a code was sent to. Changing the number uses two. */
  codesSent: readonly SentSmsCode[];
  problems: Partial<Record<AccountFormName, AccountFormProblems>>;
}

export const NO_ACCOUNT_FORM_PROBLEMS: AccountFormProblems = { fields: {}, whole: '', isPhoneTaken: false };
export const EMPTY_ACCOUNT_FORM_DRAFT: AccountFormDraft = {
  phone: null,
  loginTab: 'code',
  isByPhone: false,
  isPasswordShown: false,
  agreed: [],
  codesSent: [],
  problems: {},
};

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export function isAccountFormDraft(value: unknown): value is AccountFormDraft {
  if (!isPlainObject(value)) return false;
  const { phone, loginTab, isByPhone, isPasswordShown, agreed, codesSent, problems } = value;
  return (
    (phone === null || typeof phone === 'string') &&
    (loginTab === 'code' || loginTab === 'password') &&
    typeof isByPhone === 'boolean' &&
    typeof isPasswordShown === 'boolean' &&
    Array.isArray(agreed) &&
    Array.isArray(codesSent) &&
    codesSent.every(isSentSmsCode) &&
    isPlainObject(problems) &&
    Object.values(problems).every(
      (formProblems) =>
        isPlainObject(formProblems) &&
        isPlainObject(formProblems['fields']) &&
        typeof formProblems['whole'] === 'string',
    )
  );
}
