import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import type { PayChannel } from '@/domain/payment/payChannel';
import { isHostSilent } from '@/domain/payment/permission';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';

/** What the lower edge of a screen to pay on offers. */
export type PayBar =
  /** Nothing is to be paid here. */
  | { readonly is: 'leave' }
  /** The amount is not known. */
  | { readonly is: 'refresh' }
  /** The order is being opened, or the cashier has it. */
  | { readonly is: 'waiting'; readonly attempt: PaymentAttempt; readonly busyText: string }
  /** Nobody knows yet what became of the last payment. */
  | { readonly is: 'pending'; readonly attempt: PaymentAttempt }
  /** The open order goes to the cashier once more. `isUnsure`: money may be on its way, which must be said. */
  | {
      readonly is: 'continue';
      readonly attempt: PaymentAttempt;
      readonly isUnsure: boolean;
      readonly busyText?: string;
    }
  | { readonly is: 'pay'; readonly cents: number; readonly busyText?: string; readonly blockedNote?: string };

export interface PayBarFacts {
  readonly need: 'due' | 'nothing' | 'unknown';
  /** What would be paid now, in cents. */
  readonly dueCents: number;
  /** The attempt to pay exactly this, and whatever stands in the way of another one. */
  readonly attempt: PaymentAttempt | null;
  readonly blockedBy: PaymentAttempt | null;
  readonly isBusy: boolean;
  readonly isLedToLogin: boolean;
  readonly canContinue: boolean;
  /** The amount or its coupons are being asked for. */
  readonly isPricing: boolean;
  readonly channelState: 'loading' | 'ready' | 'empty' | 'failed';
  readonly channel: PayChannel | null;
}

export const SUBMITTING = '正在提交…';

/** What the bar of a bill shows, from what is due (cents), the attempt for it and what stands in the way. */
export function payBarOf(facts: PayBarFacts): PayBar {
  const { need, dueCents, attempt, blockedBy, isBusy, isLedToLogin, canContinue } = facts;
  const busyText = isLedToLogin ? paymentTexts.toLogin : isBusy ? SUBMITTING : undefined;
  const inert = busyText === undefined ? {} : { busyText };
  const isOwn = attempt !== null && blockedBy?.key === attempt.key;
  if (attempt !== null && isBusy && isOpen(attempt) && !isAnswered(attempt)) {
    return { is: 'waiting', attempt, busyText: waitingText(attempt) };
  }
  if (need === 'nothing') return { is: 'leave' };
  if (isOwn && canContinue && attempt.step === 'abandoned') {
    return { is: 'continue', attempt, isUnsure: false, ...inert };
  }
  if (isOwn && canContinue && isHostSilent(attempt))
    return { is: 'continue', attempt, isUnsure: true, ...(isLedToLogin ? inert : {}) };
  if (blockedBy !== null && !(isBusy && blockedBy.step === 'abandoned')) return { is: 'pending', attempt: blockedBy };
  if (busyText !== undefined) return { is: 'pay', cents: dueCents, busyText };
  if (need === 'unknown') return { is: 'refresh' };
  return payBar(facts);
}

/** The page stays as it is until the server has said something after the cashier. */
const isAnswered = ({ step, askedCount }: PaymentAttempt): boolean => step === 'confirming' && askedCount > 0;

function waitingText({ step, refusal }: PaymentAttempt): string {
  if (step === 'confirming') return '正在确认结果…';
  if (step === 'handedToHost') return '等待支付完成…';
  // The error table tells it too, and leads there.
  return refusal === '' ? SUBMITTING : refusal;
}

function payBar({ dueCents, isPricing, channelState, channel }: PayBarFacts): PayBar {
  const bar = { is: 'pay', cents: dueCents } as const;
  if (isPricing) return { ...bar, busyText: '正在更新金额…' };
  if (channelState === 'loading') return { ...bar, busyText: '正在查询支付方式…' };
  if (channelState === 'failed') return { ...bar, blockedNote: '支付方式没有加载出来，请重试' };
  return channel === null ? { ...bar, blockedNote: '没有可用的支付方式' } : bar;
}

/** What is said over the button that goes on with an open order. */
export const continueWords = (isUnsure: boolean): string =>
  isUnsure
    ? '还没有收到付款。已经付过款的请不要再付，到账后会变为支付成功；没有付款的，可以继续支付这笔订单'
    : '支付未完成，订单已保留。继续支付不会产生第二笔订单';
