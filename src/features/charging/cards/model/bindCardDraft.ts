import { isPlainObject } from '@/lib/isPlainObject';
import { isServiceError, isUnknownCall } from '@/services/transport/query/serviceError';
import type { IconTone } from '@/ui/picture/ToneIcon';

import { cardNoProblem } from './cardNo';

/** The draft of the binding form. The password stays in its input field. */
export interface BindCardDraft {
  readonly isOpen: boolean;
  /** Null: use the number recognised from the photo. */
  readonly cardNo: string | null;
  readonly problems: BindCardProblems;
  /** The error of the last attempt; empty without one. */
  readonly failure: string;
}

/** The error of each field; empty where there is none. */
export interface BindCardProblems {
  readonly cardNo: string;
  readonly password: string;
}

export const NO_BIND_PROBLEMS: BindCardProblems = { cardNo: '', password: '' };
export const EMPTY_BIND_DRAFT: BindCardDraft = { isOpen: false, cardNo: null, problems: NO_BIND_PROBLEMS, failure: '' };

const areProblems = (value: unknown): boolean =>
  isPlainObject(value) && typeof value['cardNo'] === 'string' && typeof value['password'] === 'string';

export const isBindCardDraft = (value: unknown): value is BindCardDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  (value['cardNo'] === null || typeof value['cardNo'] === 'string') &&
  areProblems(value['problems']) &&
  typeof value['failure'] === 'string';

export const bindProblems = (cardNo: string, password: string): BindCardProblems => ({
  cardNo: cardNoProblem(cardNo),
  password: /^\d{6}$/.test(password) ? '' : '请输入6位数字的卡密码',
});

export const canBind = ({ cardNo, password }: BindCardProblems): boolean => cardNo === '' && password === '';

interface PhotoReading {
  readonly isFetching: boolean;
  readonly currentData?: { readonly cardNo: string } | undefined;
  readonly error?: unknown;
}

/**
 * The result of the photo recognition, for the driver to check. Null before a photo exists and once a number was typed.
 */
export function photoReadingText(
  { isFetching, currentData, error }: PhotoReading,
  isTyped: boolean,
): { readonly text: string; readonly tone: IconTone } | null {
  if (isTyped) return null;
  if (isFetching) return { text: '正在识别卡号…', tone: 'info' };
  if (currentData !== undefined) {
    return cardNoProblem(currentData.cardNo) === ''
      ? { text: '已识别，请核对卡号', tone: 'done' }
      : { text: '没认出卡号，请重拍或直接输入', tone: 'soon' };
  }
  if (error === undefined) return null;
  const isUnknown = isServiceError(error) && isUnknownCall(error);
  return { text: isUnknown ? '暂不支持识别，请直接输入卡号' : '识别失败，请直接输入卡号', tone: 'soon' };
}
