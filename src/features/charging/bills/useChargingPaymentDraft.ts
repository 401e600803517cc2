import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

/** A driver's choices for an unpaid charging bill. */
interface ChargeDraft extends CheckoutDraft {
  readonly coupon: CouponChoice;
}

const INITIAL_DRAFT: ChargeDraft = { ...EMPTY_CHECKOUT_DRAFT, coupon: { is: 'best' } };

const isChargeDraft = (value: unknown): value is ChargeDraft =>
  isCheckoutDraft(value) && isCouponChoice(value['coupon']);

/** The draft of one bill, shared by the bill and its coupon screen. */
export const useChargingPaymentDraft = (orderNo: string) =>
  useCheckoutDraft<ChargeDraft>(`chargeBillDetail:${orderNo}`, INITIAL_DRAFT, isChargeDraft);
