import { formatAmount, formatYuan } from '@/domain/money';
import { maskPhone } from '@/domain/phone';
import type { BalanceParts } from '@/domain/wallet/cashOut';
import { parseYuanWithinLimits } from '@/domain/wallet/parseYuanWithinLimits';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { isSmsCodeError } from '@/services/driver/account';
import { requestFailureText } from '@/widgets/loading/requestText';

/** Longer than any valid amount, so that a third decimal or a pasted 元 is not cut off but reported as an error. */
export const MAX_CASH_OUT_INPUT_LENGTH = 14;

export const isString = (value: unknown): value is string => typeof value === 'string';

/** Parses the typed amount: its cents, or why it cannot be cashed out. Both are undefined for an empty field. */
export const parseCashOutAmount = (typed: string, { refundableAmount }: BalanceParts) =>
  parseYuanWithinLimits(typed, {
    minCents: 1,
    maxCents: refundableAmount,
    belowMinText: '最少提现 0.01元',
    aboveMaxText: `最多可提现 ${formatYuan(refundableAmount)}`,
  });

/** The full refundable amount, in the form that a driver would type. */
export const formatMaxCashOutAmount = ({ refundableAmount }: BalanceParts): string => formatAmount(refundableAmount);

/** The phone number that the code is sent to: `验证码已发送至 138****8000`. */
export function smsCodeStatusText(phone: string, isSending: boolean, isSent: boolean): string {
  const to = maskPhone(phone);
  if (isSending) return `正在发送验证码至 ${to}…`;
  return isSent ? `验证码已发送至 ${to}` : `验证码会发送至 ${to}`;
}

/** The request has not reached the server, so the same code can be submitted again and the sheet stays open. */
export const canReuseSmsCode = (stage: IdempotentRequestStage | null): boolean =>
  stage?.is === 'notSent' || stage?.is === 'neverReceived';

/**
 * Why the last submit failed or is unconfirmed; undefined while it is in progress, and for a wrong code, which is shown
 * below its field.
 */
export function cashOutFailureText(stage: IdempotentRequestStage | null): string | undefined {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  if (stage.is === 'refused' && isSmsCodeError(stage.error)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提现结果未确认，请勿重复提交。稍后再点提现，会先查上次的结果'
    : `提现失败，余额未扣。${requestFailureText(stage)}`;
}
