import { BALANCE_REFUND_STATE, type BalanceRefundState } from './walletCodes';

/** Neither paid out nor returned to the balance. An unknown state counts as in progress. */
export const isCashOutPending = (state: BalanceRefundState): boolean =>
  state === BALANCE_REFUND_STATE.underReview ||
  state === BALANCE_REFUND_STATE.onItsWay ||
  state === BALANCE_REFUND_STATE.unknown;

/** The money was returned to the balance. */
export const isCashOutReturned = (state: BalanceRefundState): boolean =>
  state === BALANCE_REFUND_STATE.failed || state === BALANCE_REFUND_STATE.rejected;

const STATE_LABELS: Readonly<Record<BalanceRefundState, string>> = {
  [BALANCE_REFUND_STATE.unknown]: '处理中',
  [BALANCE_REFUND_STATE.underReview]: '审核中',
  [BALANCE_REFUND_STATE.onItsWay]: '处理中',
  [BALANCE_REFUND_STATE.arrived]: '已到账',
  [BALANCE_REFUND_STATE.failed]: '提现失败',
  [BALANCE_REFUND_STATE.rejected]: '未通过',
};
export const cashOutStateLabel = (state: BalanceRefundState): string => STATE_LABELS[state];

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
