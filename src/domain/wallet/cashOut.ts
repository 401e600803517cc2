import { CASH_OUT_STATUS, type CashOutStatus } from './walletCodes';

/** Neither paid out nor returned to the balance. An unknown state counts as in progress. */
export const isCashOutPending = (state: CashOutStatus): boolean =>
  state === CASH_OUT_STATUS.underReview || state === CASH_OUT_STATUS.onItsWay || state === CASH_OUT_STATUS.unknown;

/** The money was returned to the balance. */
export const isCashOutReturned = (state: CashOutStatus): boolean =>
  state === CASH_OUT_STATUS.failed || state === CASH_OUT_STATUS.rejected;

const STATE_LABELS: Readonly<Record<CashOutStatus, string>> = {
  [CASH_OUT_STATUS.unknown]: '处理中',
  [CASH_OUT_STATUS.underReview]: '审核中',
  [CASH_OUT_STATUS.onItsWay]: '处理中',
  [CASH_OUT_STATUS.arrived]: '已到账',
  [CASH_OUT_STATUS.failed]: '提现失败',
  [CASH_OUT_STATUS.rejected]: '未通过',
};
export const cashOutStateLabel = (state: CashOutStatus): string => STATE_LABELS[state];

/**
 * The parts of a balance, of which `refundableAmount` can be paid out. Gifts cannot, and amounts being paid out have
 * left the balance.
 */
export interface BalanceParts {
  readonly balanceAmount: number;
  readonly giftAmount: number;
  readonly frozenAmount: number;
  readonly refundableAmount: number;
}

/** Why nothing can be paid out; empty if something can. */
export function cashOutBlockedReason({ balanceAmount, giftAmount, refundableAmount }: BalanceParts): string {
  if (refundableAmount > 0) return '';
  if (balanceAmount > 0 && giftAmount >= balanceAmount) return '余额都是赠送金，只能用于支付，不能提现';
  return balanceAmount > 0 ? '这笔余额暂不支持提现' : '余额为0，没有可提现的金额';
}
