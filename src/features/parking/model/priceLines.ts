import type { PaymentAttempt } from '@/domain/payment/attempt';
import type { Coupon } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';

export interface PriceRow {
  readonly key: 'total' | 'paid' | 'discount' | 'coupon' | 'due';
  readonly label: string;
  /** A deduction is negative. */
  readonly cents: number;
  readonly reason?: string;
}

type Fees = Pick<ParkingBill, 'totalFee' | 'paidFee' | 'discountFee' | 'couponFee' | 'parkFee'>;

/** What is left to pay with this coupon, in cents. NaN when the fee is not known, which can be neither shown nor paid. */
export const dueWith = ({ parkFee }: Pick<Fees, 'parkFee'>, coupon: Pick<Coupon, 'discountFee'> | null): number =>
  Math.max(0, parkFee - (coupon?.discountFee ?? 0));

/** The lines of a bill, from the whole fee to what is left: each deduction with its reason, none that is zero. */
export function priceRows(bill: Fees, coupon: Coupon | null): readonly PriceRow[] {
  const takenOff = bill.discountFee + bill.couponFee;
  const saving = Math.min(bill.parkFee, coupon?.discountFee ?? 0);
  const rows: readonly (PriceRow | null)[] = [
    { key: 'total', label: '应收', cents: bill.totalFee },
    bill.paidFee > 0 ? { key: 'paid', label: '已付', cents: -bill.paidFee } : null,
    takenOff > 0 ? { key: 'discount', label: '已优惠', cents: -takenOff } : null,
    saving > 0 && coupon !== null ? { key: 'coupon', label: '优惠', cents: -saving, reason: coupon.couponName } : null,
    { key: 'due', label: bill.paidFee > 0 ? '还需付' : '应付', cents: dueWith(bill, coupon) },
  ];
  return rows.filter((row) => row !== null);
}

/** The lines of a bill whose order is already open: the order stands for its own amount, its coupon included. */
export function orderRows(
  bill: Fees,
  { orderCents, facts: { coupon } }: Pick<PaymentAttempt, 'orderCents' | 'facts'>,
): readonly PriceRow[] {
  const due: PriceRow = { key: 'due', label: '这笔订单应付', cents: orderCents };
  const others = priceRows(bill, null).filter(({ key }) => key !== 'due');
  if (coupon === undefined) return [...others, due];
  const saving: PriceRow = { key: 'coupon', label: '优惠', cents: -coupon.savingCents, reason: coupon.name };
  const beforeCents = orderCents + coupon.savingCents;
  // The fee may have grown since: then the order is explained by what was due when it was opened.
  const isSame = beforeCents === bill.parkFee;
  return [...(isSame ? others : [{ key: 'total' as const, label: '下单时应付', cents: beforeCents }]), saving, due];
}
