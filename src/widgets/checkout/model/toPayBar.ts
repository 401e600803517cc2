import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import type { PayChannel } from '@/domain/payment/payChannel';
import { lacksCashierReport } from '@/domain/payment/payPermission';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';

/** What the bottom bar of a payment form offers. */
export type PayBar =
  /** There is nothing to pay. */
  | { readonly is: 'leave' }
  /** The amount is unknown. */
  | { readonly is: 'refresh' }
  /** The order is being opened, or the cashier is processing it. */
  | { readonly is: 'waiting'; readonly attempt: PaymentAttempt; readonly busyText: string }
  /** The outcome of the last payment is not known yet. */
  | { readonly is: 'pending'; readonly attempt: PaymentAttempt }
  /** The blocking attempt may be the driver's own, but it is unknown who is signed in. */
  | { readonly is: 'unknownDriver' }
  /**
   * The open order can return to the cashier. `isUnsure`: it may have been paid already, so the driver must be warned.
   */
  | {
      readonly is: 'continue';
      readonly attempt: PaymentAttempt;
      readonly isUnsure: boolean;
      readonly busyText?: string;
    }
  | { readonly is: 'pay'; readonly cents: number; readonly busyText?: string; readonly blockedNote?: string };

export interface PayBarInput {
  readonly need: 'due' | 'nothing' | 'unknown';
  /** The amount to pay now, in cents. */
  readonly dueCents: number;
  /** `attempt`: the attempt to pay exactly this. `blockedBy`: any attempt that blocks a new one. */
  readonly attempt: PaymentAttempt | null;
  readonly blockedBy: PaymentAttempt | null;
  /** `blockedBy` may be the driver's own, but it is unknown who is signed in. */
  readonly isDriverUnknown?: boolean;
  readonly isBusy: boolean;
  readonly isLedToLogin: boolean;
  readonly canContinue: boolean;
  /** The amount or its coupons are being fetched. */
  readonly isPricing: boolean;
  readonly channelState: 'loading' | 'ready' | 'empty' | 'failed';
  readonly channel: PayChannel | null;
}

export const SUBMITTING_TEXT = '正在提交…';

/** Derives the bar from the amount due (cents), the attempt to pay it, and any blocking attempt. */
export function toPayBar(facts: PayBarInput): PayBar {
  const { need, dueCents, attempt, blockedBy, isBusy, isLedToLogin, canContinue } = facts;
  const busyText = isLedToLogin ? paymentTexts.toLogin : isBusy ? SUBMITTING_TEXT : undefined;
  const busyProps = busyText === undefined ? {} : { busyText };
  const isOwn = attempt !== null && blockedBy?.key === attempt.key;
  if (attempt !== null && isBusy && isAttemptInProgress(attempt) && !hasServerResponse(attempt)) {
    return { is: 'waiting', attempt, busyText: waitingText(attempt, isLedToLogin) };
  }
  if (need === 'nothing') return { is: 'leave' };
  if (facts.isDriverUnknown === true) return { is: 'unknownDriver' };
  if (isOwn && canContinue && attempt.step === 'abandoned') {
    return { is: 'continue', attempt, isUnsure: false, ...busyProps };
  }
  if (isOwn && canContinue && lacksCashierReport(attempt))
    return { is: 'continue', attempt, isUnsure: true, ...(isLedToLogin ? busyProps : {}) };
  if (blockedBy !== null && !(isBusy && blockedBy.step === 'abandoned')) return { is: 'pending', attempt: blockedBy };
  if (busyText !== undefined) return { is: 'pay', cents: dueCents, busyText };
  if (need === 'unknown') return { is: 'refresh' };
  return readyPayBar(facts);
}

/** Whether the server has responded since the cashier was left. Until then the bar stays unchanged. */
const hasServerResponse = ({ step, askedCount }: PaymentAttempt): boolean => step === 'confirming' && askedCount > 0;

function waitingText({ step }: PaymentAttempt, isLedToLogin: boolean): string {
  if (step === 'confirming') return '正在确认结果…';
  if (step === 'handedToHost') return '等待支付完成…';
  return isLedToLogin ? paymentTexts.toLogin : SUBMITTING_TEXT;
}

function readyPayBar({ dueCents, isPricing, channelState, channel }: PayBarInput): PayBar {
  const bar = { is: 'pay', cents: dueCents } as const;
  if (isPricing) return { ...bar, busyText: '正在更新金额…' };
  // Nothing is due, because it is free or covered by a coupon. This needs no channel.
  if (dueCents === 0) return bar;
  if (channelState === 'loading') return { ...bar, busyText: '正在查询支付方式…' };
  if (channelState === 'failed') return { ...bar, blockedNote: '支付方式加载失败，请重试' };
  return channel === null ? { ...bar, blockedNote: '暂无可用的支付方式' } : bar;
}

/** The text above the button that continues with an open order. */
export const continuePaymentText = (isUnsure: boolean): string =>
  isUnsure
    ? '暂未查到付款。若已扣款请勿重复支付，到账后自动更新；未付款可继续支付'
    : '支付未完成，订单已保留。继续支付不会产生第二笔订单';
