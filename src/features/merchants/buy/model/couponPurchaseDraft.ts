import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';

/** A purchase that is not paid yet. Null: the minimum number. */
export interface MerchantCouponPurchaseDraft extends CheckoutDraft {
  readonly num: number | null;
}

export const EMPTY_MERCHANT_COUPON_PURCHASE_DRAFT: MerchantCouponPurchaseDraft = { ...EMPTY_CHECKOUT_DRAFT, num: null };

export const isMerchantCouponPurchaseDraft = (value: unknown): value is MerchantCouponPurchaseDraft =>
  isCheckoutDraft(value) && (value['num'] === null || Number.isSafeInteger(value['num']));

interface QuantityLimits {
  readonly minNum: number;
  readonly maxNum: number;
}

/** The maximum if the server sends none. */
const DEFAULT_MAX_NUM = 1_000;

export const getMaxCouponPurchaseQuantity = ({ minNum, maxNum }: QuantityLimits): number =>
  maxNum > 0 ? Math.max(minNum, maxNum) : DEFAULT_MAX_NUM;

/** The stored number, limited to what can be bought now. */
export const clampCouponPurchaseQuantity = (num: number | null, limits: QuantityLimits): number =>
  Math.min(Math.max(num ?? limits.minNum, limits.minNum, 1), getMaxCouponPurchaseQuantity(limits));
