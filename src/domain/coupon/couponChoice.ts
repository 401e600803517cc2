/** A coupon as it is offered for one bill, as far as the choice needs it. Money in cents. */
export interface OfferedCoupon {
  readonly couponId: string;
  /** Empty if it can be used on this bill. */
  readonly unusableReason: string;
  readonly discountFee: number;
  readonly isBest: 0 | 1;
  readonly endTime: string;
}

/** The driver's choice of coupon for one bill. */
export type CouponChoice =
  { readonly is: 'best' } | { readonly is: 'none' } | { readonly is: 'one'; readonly couponId: string };

/** Whether a coupon reduces this bill. */
export const isUsable = ({ unusableReason, discountFee }: OfferedCoupon): boolean =>
  unusableReason === '' && discountFee > 0;

/** The coupon that saves most. Between equals the server's own mark decides, then the earlier expiry. */
export function bestOf<C extends OfferedCoupon>(coupons: readonly C[]): C | null {
  const [best = null] = coupons.filter(isUsable).sort(bySaving);
  return best;
}

const bySaving = (one: OfferedCoupon, other: OfferedCoupon): number =>
  other.discountFee - one.discountFee || other.isBest - one.isBest || one.endTime.localeCompare(other.endTime);

export interface PickedCoupon<C> {
  readonly coupon: C | null;
  /** The chosen coupon became unusable and was replaced by the best of the others. */
  readonly isReplaced: boolean;
}

/** The coupon that this bill is paid with. It is computed again from every response. */
export function pickCoupon<C extends OfferedCoupon>(coupons: readonly C[], choice: CouponChoice): PickedCoupon<C> {
  if (choice.is === 'none') return { coupon: null, isReplaced: false };
  if (choice.is === 'best') return { coupon: bestOf(coupons), isReplaced: false };
  const chosen = coupons.find((coupon) => coupon.couponId === choice.couponId && isUsable(coupon));
  return chosen === undefined ? { coupon: bestOf(coupons), isReplaced: true } : { coupon: chosen, isReplaced: false };
}

/** Why it cannot be used, in the server's words or in ours. */
export const unusableText = ({ unusableReason }: OfferedCoupon): string => unusableReason || '本次不能减免';

/** Whether a kept value is a choice. */
export const isCouponChoice = (value: unknown): value is CouponChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const { is, couponId } = value as { is?: unknown; couponId?: unknown };
  return is === 'best' || is === 'none' || (is === 'one' && typeof couponId === 'string');
};
