import type { PayChannel, PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';

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
  /** The open order goes to the cashier once more. */
  | { readonly is: 'continue'; readonly cents: number; readonly busyText?: string }
  | { readonly is: 'pay'; readonly cents: number; readonly busyText?: string; readonly blockedNote?: string };

export interface PayBarFacts {
  readonly need: 'due' | 'nothing' | 'unknown';
  /** What would be paid now, in cents. */
  readonly dueCents: number;
  /** The attempt to pay exactly this, and whatever stands in the way of another one. */
  readonly attempt: PaymentAttempt | null;
  readonly blockedBy: PaymentAttempt | null;
  readonly isBusy: boolean;
  readonly canContinue: boolean;
  /** The amount or its coupons are being asked for. */
  readonly isPricing: boolean;
  readonly channelState: 'loading' | 'ready' | 'empty' | 'failed';
  readonly channel: PayChannel | null;
}

const SUBMITTING = '正在提交…';

export function payBarOf(facts: PayBarFacts): PayBar {
  const { need, dueCents, attempt, blockedBy, isBusy, canContinue } = facts;
  const isOwn = attempt !== null && blockedBy?.key === attempt.key;
  const isWithHost = attempt !== null && isBusy && isOpen(attempt) && attempt.step !== 'confirming';
  if (isWithHost) {
    return { is: 'waiting', attempt, busyText: attempt.step === 'opening' ? SUBMITTING : '等待支付完成…' };
  }
  if (need === 'nothing') return { is: 'leave' };
  if (isOwn && canContinue && attempt.step === 'abandoned') {
    return { is: 'continue', cents: attempt.orderCents, ...(isBusy ? { busyText: SUBMITTING } : {}) };
  }
  if (blockedBy !== null && !(isBusy && blockedBy.step === 'abandoned')) return { is: 'pending', attempt: blockedBy };
  if (isBusy) return { is: 'pay', cents: dueCents, busyText: SUBMITTING };
  if (need === 'unknown') return { is: 'refresh' };
  return payBar(facts);
}

function payBar({ dueCents, isPricing, channelState, channel }: PayBarFacts): PayBar {
  const bar = { is: 'pay', cents: dueCents } as const;
  if (isPricing) return { ...bar, busyText: '正在更新金额…' };
  if (channelState === 'loading') return { ...bar, busyText: '正在查询支付方式…' };
  if (channelState === 'failed') return { ...bar, blockedNote: '支付方式没有加载出来，请重试' };
  return channel === null ? { ...bar, blockedNote: '没有可用的支付方式' } : bar;
}
