import { findEmailError } from '@/domain/validation/findEmailError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { isPlainObject } from '@/lib/isPlainObject';

/** How an invoice is resent: by mail, or as a link in a text message. */
export type InvoiceResendMethod = 'email' | 'phone';

/** The recipient of a resent invoice. The shape is stored. */
export interface InvoiceResendDraft {
  readonly way: InvoiceResendMethod;
  /** Null: the address it was last sent to. */
  readonly email: string | null;
  readonly phone: string;
  readonly isTried: boolean;
  /** Why the last submit failed; empty if it did not. */
  readonly failure: string;
}

export const EMPTY_INVOICE_RESEND_DRAFT: InvoiceResendDraft = {
  way: 'email',
  email: null,
  phone: '',
  isTried: false,
  failure: '',
};

export const isInvoiceResendDraft = (value: unknown): value is InvoiceResendDraft =>
  isPlainObject(value) &&
  (value['way'] === 'email' || value['way'] === 'phone') &&
  (value['email'] === null || typeof value['email'] === 'string') &&
  typeof value['phone'] === 'string' &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

export const normalizeInvoiceRecipient = (text: string): string => removeSeparators(text.normalize('NFKC'));

/** The error of the recipient; empty if it is valid. */
export function validateInvoiceRecipient(method: InvoiceResendMethod, text: string): string {
  const target = normalizeInvoiceRecipient(text);
  if (method === 'phone') return target === '' ? '请填写接收短信的手机号' : (findPhoneError(target) ?? '');
  return target === '' ? '请填写接收发票的邮箱' : (findEmailError(target) ?? '');
}
