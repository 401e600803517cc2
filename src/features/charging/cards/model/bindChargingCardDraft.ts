import { isPlainObject } from '@/lib/isPlainObject';
import { isCallUnsupportedByGateway, isServiceError } from '@/services/base/baseQuery/serviceError';
import type { IconTone } from '@/ui/picture/ToneIcon';

import { findChargingCardNoProblem } from './cardNo';

/** The draft of the binding form. The password stays in its input field. */
export interface BindChargingCardDraft {
  readonly isOpen: boolean;
  /** Null: use the number recognised from the photo. */
  readonly cardNo: string | null;
  readonly problems: BindChargingCardProblems;
  /** The error of the last attempt; empty without one. */
  readonly failure: string;
}

/** The error of each field; empty where there is none. */
export interface BindChargingCardProblems {
  readonly cardNo: string;
  readonly password: string;
}

export const NO_BIND_CHARGING_CARD_PROBLEMS: BindChargingCardProblems = { cardNo: '', password: '' };
export const EMPTY_BIND_CHARGING_CARD_DRAFT: BindChargingCardDraft = {
  isOpen: false,
  cardNo: null,
  problems: NO_BIND_CHARGING_CARD_PROBLEMS,
  failure: '',
};

const areProblems = (value: unknown): boolean =>
  isPlainObject(value) && typeof value['cardNo'] === 'string' && typeof value['password'] === 'string';

export const isBindChargingCardDraft = (value: unknown): value is BindChargingCardDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  (value['cardNo'] === null || typeof value['cardNo'] === 'string') &&
  areProblems(value['problems']) &&
  typeof value['failure'] === 'string';

export const findBindChargingCardProblems = (cardNo: string, password: string): BindChargingCardProblems => ({
  cardNo: findChargingCardNoProblem(cardNo),
  password: /^\d{6}$/.test(password) ? '' : '请输入6位数字的卡密码',
});

export const hasNoBindChargingCardProblem = ({ cardNo, password }: BindChargingCardProblems): boolean =>
  cardNo === '' && password === '';

interface PhotoReading {
  readonly isFetching: boolean;
  readonly currentData?: { readonly cardNo: string } | undefined;
  readonly error?: unknown;
}

/**
 * The result of the photo recognition, for the driver to check. Null before a photo exists and once a number was typed.
 */
export function toChargingCardRecognitionMessage(
  { isFetching, currentData, error }: PhotoReading,
  isTyped: boolean,
): { readonly text: string; readonly tone: IconTone } | null {
  if (isTyped) return null;
  if (isFetching) return { text: '正在识别卡号…', tone: 'info' };
  if (currentData !== undefined) {
    return findChargingCardNoProblem(currentData.cardNo) === ''
      ? { text: '已识别，请核对卡号', tone: 'done' }
      : { text: '没认出卡号，请重拍或直接输入', tone: 'soon' };
  }
  if (error === undefined) return null;
  const isUnknown = isServiceError(error) && isCallUnsupportedByGateway(error);
  return { text: isUnknown ? '暂不支持识别，请直接输入卡号' : '识别失败，请直接输入卡号', tone: 'soon' };
}
