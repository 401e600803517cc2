import type { Coupon } from '@/services/charge/bills';

/** What the driver said about coupons for one bill. */
export type CouponChoice =
  { readonly is: 'best' } | { readonly is: 'none' } | { readonly is: 'one'; readonly couponId: string };

/** Whether a coupon takes something off this bill. */
export const isUsable = ({ unusableReason, discountFee }: Coupon): boolean => unusableReason === '' && discountFee > 0;

/** The coupon that saves most; the server's own mark decides between equals, then the one that ends first. */
export function bestOf(coupons: readonly Coupon[]): Coupon | null {
  const [best = null] = coupons.filter(isUsable).sort(bySaving);
  return best;
}

const bySaving = (one: Coupon, other: Coupon): number =>
  other.discountFee - one.discountFee || other.isBest - one.isBest || one.endTime.localeCompare(other.endTime);

export interface PickedCoupon {
  readonly coupon: Coupon | null;
  /** The chosen one cannot be used any more, and the best of the others stands in its place. */
  readonly isReplaced: boolean;
}

/** The coupon that this bill is paid with, judged anew by every answer of the server. */
export function pickCoupon(coupons: readonly Coupon[], choice: CouponChoice): PickedCoupon {
  if (choice.is === 'none') return { coupon: null, isReplaced: false };
  if (choice.is === 'best') return { coupon: bestOf(coupons), isReplaced: false };
  const chosen = coupons.find((coupon) => coupon.couponId === choice.couponId && isUsable(coupon));
  return chosen === undefined ? { coupon: bestOf(coupons), isReplaced: true } : { coupon: chosen, isReplaced: false };
}

/** Why it cannot be used, in the server's words or in ours. */
export const unusableText = ({ unusableReason }: Coupon): string => unusableReason || '本次不能减免';
