import { formatAmount, formatYuan } from '@/domain/money';
import { maskPhone } from '@/domain/phone';
import type { BalanceParts } from '@/domain/wallet/cashOut';
import { readYuan } from '@/domain/wallet/typedYuan';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { isAboutSmsCode } from '@/services/driver/account';
import { requestAdvice } from '@/widgets/loading/requestWords';

/** Longer than any amount, so that a third decimal or a pasted 元 is seen and told. */
export const MAX_TYPED = 14;

export const isTypedText = (value: unknown): value is string => typeof value === 'string';

/** The amount of the form in cents, or why it cannot be paid out. Neither for an empty field. */
export const cashOutOf = (typed: string, { refundableAmount }: BalanceParts) =>
  readYuan(typed, {
    leastCents: 1,
    mostCents: refundableAmount,
    tooLittle: '最少提现 0.01元',
    tooMuch: `最多可提现 ${formatYuan(refundableAmount)}`,
  });

/** All that can be paid out, as a driver would type it. */
export const allOf = ({ refundableAmount }: BalanceParts): string => formatAmount(refundableAmount);

/** Where the code goes: `验证码已发送至 138****8000`. */
export function codeLine(phone: string, isSending: boolean, isSent: boolean): string {
  const to = maskPhone(phone);
  if (isSending) return `正在发送验证码至 ${to}…`;
  return isSent ? `验证码已发送至 ${to}` : `验证码会发送至 ${to}`;
}

/** The request has not reached the server, so the same press can be made again: the sheet stays. */
export const isSameCodeGood = (stage: RequestStage | null): boolean =>
  stage?.is === 'notSent' || stage?.is === 'neverReceived';

/** How the last press ended, where it is not known to be done; undefined while it is under way, and for a wrong code, which is told below its field. */
export function cashOutFailure(stage: RequestStage | null): string | undefined {
  if (stage === null || isBusyStage(stage)) return undefined;
  if (stage.is === 'refused' && isAboutSmsCode(stage.error)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提现结果未确认，请勿重复提交。稍后再点提现，会先查上次的结果'
    : `提现失败，余额未扣。${requestAdvice(stage)}`;
}
