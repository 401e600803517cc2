import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import type { ParkingPayRecord } from '@/services/charge/payRecords';

/** The label of a full or partial refund; null without one. */
export function payRecordRefundLabel({
  payAmount,
  refundFee,
}: Pick<ParkingPayRecord, 'payAmount' | 'refundFee'>): string | null {
  if (refundFee === 0) return null;
  return refundFee >= payAmount ? '已退款' : '部分退款';
}

/** The time of a payment, its coupon, and its refund. */
export function payRecordRowTexts(record: ParkingPayRecord, nowMs: number): readonly string[] {
  const { paidTime, couponFee, couponName, refundFee } = record;
  return [
    formatServerMoment(paidTime, nowMs),
    couponFee > 0 ? `${couponName || '优惠'} 减${formatYuan(couponFee)}` : '',
    refundFee > 0 ? `退回${formatYuan(refundFee)}` : '',
  ];
}

/** The total of a month minus refunds: `共3笔 17.00元`. */
export function payRecordsTotalText(records: readonly Pick<ParkingPayRecord, 'payAmount' | 'refundFee'>[]): string {
  const cents = records.reduce((sum, { payAmount, refundFee }) => sum + payAmount - refundFee, 0);
  return `共${String(records.length)}笔 ${formatYuan(cents)}`;
}
