import { type CouponChoice, isCouponChoice } from '@/domain/coupon/couponChoice';
import { type CheckoutDraft, isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

/** A driver's choices for a charging bill that is not paid yet. */
interface ChargeDraft extends CheckoutDraft {
  readonly coupon: CouponChoice;
}

const INITIAL: ChargeDraft = { ...NO_CHOICE, coupon: { is: 'best' } };

const isChargeDraft = (value: unknown): value is ChargeDraft =>
  isCheckoutDraft(value) && isCouponChoice(value['coupon']);

/** The draft of one bill. The bill and its coupon screen share it. */
export const useChargeDraft = (orderNo: string) =>
  useCheckoutDraft<ChargeDraft>(`chargeBillDetail:${orderNo}`, INITIAL, isChargeDraft);
