import { formatYuan } from '@/domain/money';
import type { OutcomeName } from '@/domain/payment/outcome';
import { formatClock } from '@/domain/time';

import type { OutcomeFact } from './outcomeWords';
import type { PaymentResult } from './result';

interface SpokenFacts {
  readonly result: Pick<PaymentResult, 'amountCents' | 'hasCoupon' | 'leaveByMs'>;
  readonly facts: readonly OutcomeFact[];
  readonly told: OutcomeName;
  /** What the bill says now, in cents; null while it is not known. */
  readonly dueCents: number | null;
  /** The sentence below the word; empty where none is shown. */
  readonly text: string;
}

/** Where no money was taken, a word says so: a coupon has covered it, or it was free. */
export const nothingTaken = (hasCoupon: boolean): string => (hasCoupon ? '优惠已全额抵扣' : '免费');

/** What a screen reader says after the word of a result: the main amount, until when to leave, the sentence. The same facts are in sight. */
export function spokenResult({ result, facts, told, dueCents, text }: SpokenFacts): readonly string[] {
  const { amountCents, hasCoupon, leaveByMs } = result;
  const owed = told === 'feeAgain' && dueCents !== null ? `待支付 ${formatYuan(dueCents)}` : '';
  const isToLeave = facts.includes('leaveBy') && leaveByMs !== null;
  return [
    facts.includes('paidBefore') ? owed : spokenAmount(amountCents, hasCoupon),
    isToLeave ? `请于 ${formatClock(leaveByMs)} 前离场` : '',
    text,
  ].filter((part) => part !== '');
}

function spokenAmount(cents: number | null, hasCoupon: boolean): string {
  if (cents === null || !Number.isSafeInteger(cents)) return '';
  return cents === 0 ? nothingTaken(hasCoupon) : formatYuan(cents);
}
