import { isPlainObject } from '@/lib/isPlainObject';

import type { AccountForm, FieldErrors } from './accountForm';

/** What stands below the fields of one form. */
export interface Problems {
  fields: FieldErrors;
  /** What the server said about the form as a whole; empty for nothing. */
  whole: string;
  /** The number has an account already: signing in is offered. */
  isPhoneTaken: boolean;
}

/**
 * What the account forms share while a driver is on the way in: the number goes with him from one form to the next. Passwords
 * and codes stay in their fields.
 */
export interface AccountDraft {
  /** Null until something was typed. */
  phone: string | null;
  loginTab: 'code' | 'password';
  /** Forms whose agreement box was ticked. */
  agreed: readonly AccountForm[];
  /** The number that was sent a code, and when the next one may be asked for (server's clock, milliseconds). */
  codeSent: { phone: string; againAtMs: number } | null;
  problems: Partial<Record<AccountForm, Problems>>;
}

export const NO_PROBLEMS: Problems = { fields: {}, whole: '', isPhoneTaken: false };
export const EMPTY_DRAFT: AccountDraft = { phone: null, loginTab: 'code', agreed: [], codeSent: null, problems: {} };

/** Whether what was kept is a draft of this shape; anything else is left aside. */
export function isAccountDraft(value: unknown): value is AccountDraft {
  if (!isPlainObject(value)) return false;
  const { phone, loginTab, agreed, codeSent, problems } = value;
  return (
    (phone === null || typeof phone === 'string') &&
    (loginTab === 'code' || loginTab === 'password') &&
    Array.isArray(agreed) &&
    (codeSent === null ||
      (isPlainObject(codeSent) &&
        typeof codeSent['phone'] === 'string' &&
        typeof codeSent['againAtMs'] === 'number')) &&
    isPlainObject(problems) &&
    Object.values(problems).every(
      (one) => isPlainObject(one) && isPlainObject(one['fields']) && typeof one['whole'] === 'string',
    )
  );
}
