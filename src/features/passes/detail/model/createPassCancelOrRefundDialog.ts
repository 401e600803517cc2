import { formatYuan } from '@/domain/money';
import { type Pass, PASS_STATE } from '@/services/special/passes';

interface ReturnDialog {
  /** The label of the action: 退卡, 取消办理. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly done: string;
}

/** The confirmation dialog for refunding a pass or cancelling its application; null if neither is possible. */
export function createPassCancelOrRefundDialog(
  pass: Pick<Pass, 'state' | 'canRefund' | 'refundFee' | 'refundRule' | 'ruleName'>,
): ReturnDialog | null {
  const { state, canRefund, refundFee, refundRule, ruleName } = pass;
  if (canRefund === 1) {
    return {
      action: '退卡',
      title: `退掉${ruleName}？`,
      text: `退 ${formatYuan(refundFee)}，原路退回，1–3个工作日到账。退卡后立即失效，停车按临停计费。${refundRule}`,
      confirmLabel: '确认退卡',
      done: `已退卡，${formatYuan(refundFee)} 原路退回`,
    };
  }
  const isUnpaid = state === PASS_STATE.unpaid || state === PASS_STATE.underReview || state === PASS_STATE.rejected;
  if (!isUnpaid) return null;
  return {
    action: '取消办理',
    title: `取消办理${ruleName}？`,
    text: '还没有付款，取消不收费，名额会放开。',
    confirmLabel: '取消办理',
    cancelLabel: '暂不取消',
    done: '已取消办理',
  };
}

/** The text about the refund of a returned pass; empty if there was none. */
export const passRefundedText = ({ state, refundedFee }: Pick<Pass, 'state' | 'refundedFee'>): string =>
  state === PASS_STATE.refunded && refundedFee > 0
    ? `${formatYuan(refundedFee)} 原路退回，1–3个工作日到账，可在订单里查看进度`
    : '';
