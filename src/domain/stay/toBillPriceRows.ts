import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import { HOUR_MS } from '@/lib/timeUnits';

export interface BillPriceRow {
  readonly key: 'total' | 'paid' | 'discount' | 'coupon' | 'due';
  readonly label: string;
  /** A deduction is negative. */
  readonly cents: number;
  readonly reason?: string;
}

/** The amounts of a bill, in cents. */
export interface BillFees {
  readonly totalFee: number;
  readonly paidFee: number;
  readonly discountFee: number;
  readonly couponFee: number;
  readonly parkFee: number;
}

/** A coupon and what it saves on a bill, in cents. */
export interface CouponSaving {
  readonly discountFee: number;
  readonly couponName: string;
}

/**
 * The amount due with this coupon, in cents. NaN when the fee is unknown; such a bill can be neither shown nor paid.
 */
export const calculateBillAmountDueCents = (
  { parkFee }: Pick<BillFees, 'parkFee'>,
  coupon: Pick<CouponSaving, 'discountFee'> | null,
): number => Math.max(0, parkFee - (coupon?.discountFee ?? 0));

/**
 * The rows of a bill, from the total fee to the amount due. Each deduction has its reason; deductions of zero and an
 * unknown total are omitted.
 */
export function toBillPriceRows(bill: BillFees, coupon: CouponSaving | null): readonly BillPriceRow[] {
  const deductedCents = bill.discountFee + bill.couponFee;
  const saving = Math.min(bill.parkFee, coupon?.discountFee ?? 0);
  const rows: readonly (BillPriceRow | null)[] = [
    Number.isNaN(bill.totalFee) ? null : { key: 'total', label: '应收', cents: bill.totalFee },
    bill.paidFee > 0 ? { key: 'paid', label: '已支付', cents: -bill.paidFee } : null,
    // If the total was waived, there is nothing to deduct from.
    deductedCents > 0 && bill.totalFee > 0 ? { key: 'discount', label: '已优惠', cents: -deductedCents } : null,
    saving > 0 && coupon !== null ? { key: 'coupon', label: '优惠', cents: -saving, reason: coupon.couponName } : null,
    { key: 'due', label: bill.paidFee > 0 ? '还需付' : '应付', cents: calculateBillAmountDueCents(bill, coupon) },
  ];
  return rows.filter((row) => row !== null);
}

/** One item of how a fee was computed. Times in the server's format, fee in cents. */
export interface BillFeeItem {
  readonly name: string;
  readonly fromTime: string;
  readonly toTime: string;
  readonly fee: number;
}

/** The fee items as rows, with their time span and cents: `2小时，每小时3.00元`. */
export const toBillFeeItemRows = (items: readonly BillFeeItem[], nowMs: number) =>
  items.map((item) => {
    const { name, fromTime, toTime, fee } = item;
    const span = formatTimeRange(parseServerTime(fromTime), parseServerTime(toTime), nowMs);
    const reasons = [span, roundingText(item)].filter((text) => text !== '');
    return { key: `${fromTime} ${name}`, label: name, cents: fee, reason: reasons.join('，') || undefined };
  });

/** The note that an item is rounded up to a full hour; empty if it is not. */
function roundingText({ name, fromTime, toTime }: BillFeeItem): string {
  const [, counted] = /^(\d+)小时[^\d]*每小时/.exec(name) ?? [];
  const [fromMs, toMs] = [parseServerTime(fromTime), parseServerTime(toTime)];
  if (counted === undefined || fromMs === null || toMs === null) return '';
  const unpassed = Number(counted) - (toMs - fromMs) / HOUR_MS;
  return unpassed > 0 && unpassed < 1 ? '不足1小时按1小时计' : '';
}
