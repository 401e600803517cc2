import type { Coupon } from '@/services/charge/bills';

/** The driver's choice of coupon for one bill. */
export type CouponChoice =
  { readonly is: 'best' } | { readonly is: 'none' } | { readonly is: 'one'; readonly couponId: string };

/** Whether a coupon reduces this bill. */
export const isUsable = ({ unusableReason, discountFee }: Coupon): boolean => unusableReason === '' && discountFee > 0;

/** The coupon that saves most. Between equals the server's own mark decides, then the earlier expiry. */
export function bestOf(coupons: readonly Coupon[]): Coupon | null {
  const [best = null] = coupons.filter(isUsable).sort(bySaving);
  return best;
}

const bySaving = (one: Coupon, other: Coupon): number =>
  other.discountFee - one.discountFee || other.isBest - one.isBest || one.endTime.localeCompare(other.endTime);

export interface PickedCoupon {
  readonly coupon: Coupon | null;
  /** The chosen coupon became unusable and was replaced by the best of the others. */
  readonly isReplaced: boolean;
}

/** The coupon that this bill is paid with. It is computed again from every response. */
export function pickCoupon(coupons: readonly Coupon[], choice: CouponChoice): PickedCoupon {
  if (choice.is === 'none') return { coupon: null, isReplaced: false };
  if (choice.is === 'best') return { coupon: bestOf(coupons), isReplaced: false };
  const chosen = coupons.find((coupon) => coupon.couponId === choice.couponId && isUsable(coupon));
  return chosen === undefined ? { coupon: bestOf(coupons), isReplaced: true } : { coupon: chosen, isReplaced: false };
}

/** Why it cannot be used, in the server's words or in ours. */
export const unusableText = ({ unusableReason }: Coupon): string => unusableReason || '本次不能减免';
