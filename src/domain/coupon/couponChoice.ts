/** A coupon offered for one bill, with the fields that the selection needs. Money in cents. */
export interface BillCoupon {
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
export const isUsableCoupon = ({ unusableReason, discountFee }: BillCoupon): boolean =>
  unusableReason === '' && discountFee > 0;

/** The coupon that saves most. If several save the same, the server's own mark decides, then the earlier expiry. */
export function findBestCoupon<C extends BillCoupon>(coupons: readonly C[]): C | null {
  const [best = null] = coupons.filter(isUsableCoupon).sort(compareBySaving);
  return best;
}

const compareBySaving = (one: BillCoupon, other: BillCoupon): number =>
  other.discountFee - one.discountFee || other.isBest - one.isBest || one.endTime.localeCompare(other.endTime);

export interface SelectedCoupon<C> {
  readonly coupon: C | null;
  /** The chosen coupon became unusable and was replaced by the best of the others. */
  readonly isReplaced: boolean;
}

/** The coupon that this bill is paid with. It is computed again from every response. */
export function resolveCouponChoice<C extends BillCoupon>(
  coupons: readonly C[],
  choice: CouponChoice,
): SelectedCoupon<C> {
  if (choice.is === 'none') return { coupon: null, isReplaced: false };
  if (choice.is === 'best') return { coupon: findBestCoupon(coupons), isReplaced: false };
  const chosen = coupons.find((coupon) => coupon.couponId === choice.couponId && isUsableCoupon(coupon));
  return chosen === undefined
    ? { coupon: findBestCoupon(coupons), isReplaced: true }
    : { coupon: chosen, isReplaced: false };
}

/** Why it cannot be used, in the server's text or ours. */
export const couponUnusableReasonText = ({ unusableReason }: BillCoupon): string => unusableReason || '本次不能减免';

/** Whether a stored value is a valid choice. */
export const isCouponChoice = (value: unknown): value is CouponChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const { is, couponId } = value as { is?: unknown; couponId?: unknown };
  return is === 'best' || is === 'none' || (is === 'one' && typeof couponId === 'string');
};
