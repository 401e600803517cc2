import { checkEmail } from '@/domain/validation/checkEmail';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { isPlainObject } from '@/lib/isPlainObject';

/** How an invoice is sent once more: as a mail, or its address as a text message. */
export type ResendWay = 'email' | 'phone';

/** Where an invoice is sent once more. */
export interface ResendDraft {
  readonly way: ResendWay;
  /** Null: where it was sent last. */
  readonly email: string | null;
  readonly phone: string;
  readonly isTried: boolean;
  /** Why it was not sent; empty without a reason. */
  readonly failure: string;
}

export const EMPTY_RESEND: ResendDraft = { way: 'email', email: null, phone: '', isTried: false, failure: '' };

export const isResendDraft = (value: unknown): value is ResendDraft =>
  isPlainObject(value) &&
  (value['way'] === 'email' || value['way'] === 'phone') &&
  (value['email'] === null || typeof value['email'] === 'string') &&
  typeof value['phone'] === 'string' &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

export const plainAddress = (text: string): string => withoutGaps(text.normalize('NFKC'));

/** Why it cannot be sent there; empty if it can. */
export function addressProblem(way: ResendWay, text: string): string {
  const plain = plainAddress(text);
  if (way === 'phone') return plain === '' ? '请填写接收短信的手机号' : (checkPhone(plain) ?? '');
  return plain === '' ? '请填写接收发票的邮箱' : (checkEmail(plain) ?? '');
}
