import { checkEmail } from '@/domain/validation/checkEmail';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { isPlainObject } from '@/lib/isPlainObject';

/** Where an invoice is sent once more. */
export interface ResendDraft {
  /** Null: where it was sent last. */
  readonly email: string | null;
  readonly isTried: boolean;
  /** Why it was not sent; empty without a reason. */
  readonly failure: string;
}

export const EMPTY_RESEND: ResendDraft = { email: null, isTried: false, failure: '' };

export const isResendDraft = (value: unknown): value is ResendDraft =>
  isPlainObject(value) &&
  (value['email'] === null || typeof value['email'] === 'string') &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

export const plainEmail = (text: string): string => withoutGaps(text.normalize('NFKC'));

export const emailProblem = (text: string): string =>
  plainEmail(text) === '' ? '请填写接收发票的邮箱' : (checkEmail(plainEmail(text)) ?? '');
