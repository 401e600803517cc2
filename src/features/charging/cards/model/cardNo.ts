import { removeSeparators } from '@/domain/validation/removeSeparators';

/** Longer than a number, because it may be typed with gaps. */
export const MAX_CHARGING_CARD_NO_INPUT_LENGTH = 32;

/** A typed number without gaps, as it is sent. */
export const normalizeChargingCardNo = (input: string): string => removeSeparators(input);

/** The error of a typed number; empty if it can be sent. The exact length is known only to the operator. */
export function findChargingCardNoProblem(input: string): string {
  const cardNo = normalizeChargingCardNo(input);
  if (cardNo === '') return '请输入卡号';
  return /^\d{8,24}$/.test(cardNo) ? '' : '卡号是8至24位数字';
}
