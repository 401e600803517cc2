import { formatYuan } from '@/domain/money';
import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import { formatClock } from '@/domain/time';

import type { PaymentResult } from './paymentResult';
import type { PaymentOutcomeFactName } from './toPaymentOutcomeView';

interface AnnouncementInput {
  readonly result: Pick<PaymentResult, 'amountCents' | 'hasCoupon' | 'leaveByMs'>;
  readonly facts: readonly PaymentOutcomeFactName[];
  readonly outcome: PaymentOutcomeName;
  /** The amount due now, in cents; null while unknown. */
  readonly dueCents: number | null;
  /** The sentence below the title; empty if none is shown. */
  readonly text: string;
}

/** The text in place of an amount of 0: a coupon has covered it, or it was free. */
export const zeroAmountText = (hasCoupon: boolean): string => (hasCoupon ? '优惠已全额抵扣' : '免费');

/**
 * What a screen reader announces after the title of a result: the main amount, the time to leave, and the sentence. All
 * of it is visible too.
 */
export function paymentResultAnnouncement({
  result,
  facts,
  outcome,
  dueCents,
  text,
}: AnnouncementInput): readonly string[] {
  const { amountCents, hasCoupon, leaveByMs } = result;
  const owed = outcome === 'feeAgain' && dueCents !== null ? `待支付 ${formatYuan(dueCents)}` : '';
  const isToLeave = facts.includes('leaveBy') && leaveByMs !== null;
  return [
    facts.includes('paidBefore') ? owed : announcedAmount(amountCents, hasCoupon),
    isToLeave ? `请于 ${formatClock(leaveByMs)} 前离场` : '',
    text,
  ].filter((part) => part !== '');
}

function announcedAmount(cents: number | null, hasCoupon: boolean): string {
  if (cents === null || !Number.isSafeInteger(cents)) return '';
  return cents === 0 ? zeroAmountText(hasCoupon) : formatYuan(cents);
}
