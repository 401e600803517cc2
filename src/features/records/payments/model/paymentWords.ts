import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import type { PayRecord } from '@/services/charge/payRecords';

/** How much of a payment was refunded, in words; null when nothing was. */
export function refundWord({ payAmount, refundFee }: Pick<PayRecord, 'payAmount' | 'refundFee'>): string | null {
  if (refundFee === 0) return null;
  return refundFee >= payAmount ? '已退款' : '部分退款';
}

/** When it was paid, with which coupon, and what was refunded. */
export function paymentFacts(record: PayRecord, nowMs: number): readonly string[] {
  const { paidTime, couponFee, couponName, refundFee } = record;
  return [
    momentText(paidTime, nowMs),
    couponFee > 0 ? `${couponName || '优惠'} 减${formatYuan(couponFee)}` : '',
    refundFee > 0 ? `退回${formatYuan(refundFee)}` : '',
  ];
}

/** The total of a month minus refunds: `共3笔 17.00元`. */
export function monthSum(records: readonly Pick<PayRecord, 'payAmount' | 'refundFee'>[]): string {
  const cents = records.reduce((sum, { payAmount, refundFee }) => sum + payAmount - refundFee, 0);
  return `共${String(records.length)}笔 ${formatYuan(cents)}`;
}
