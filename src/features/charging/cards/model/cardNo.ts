import { withoutGaps } from '@/domain/validation/withoutGaps';

/** More than a number, because it may be typed in its groups. */
export const CARD_NO_MAX_TYPED = 32;

/** A typed number as it is sent. */
export const plainCardNo = (typed: string): string => withoutGaps(typed);

/** What is wrong with a typed number; empty when it can be sent. How long the numbers of an operator are, only the operator knows. */
export function cardNoProblem(typed: string): string {
  const cardNo = plainCardNo(typed);
  if (cardNo === '') return '请输入卡号';
  return /^\d{8,24}$/.test(cardNo) ? '' : '卡号是8至24位数字';
}
