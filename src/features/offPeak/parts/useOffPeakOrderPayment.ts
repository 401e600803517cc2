import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

/** The payment of an order, whose price and place are reserved for some minutes. */
export function useOffPeakOrderPayment(
  order: OffPeakOrder,
  refetchOrder: () => Promise<OffPeakOrder | undefined>,
  isPricing: boolean,
) {
  const { orderNo, kind, payFee, parkName, formatPlateNo, expireTime, state } = order;
  const isSlot = kind === OFF_PEAK_ORDER_KIND.slot;
  const form = isSlot ? 'wrongTimeSubscribePay' : 'wrongTimePackagePay';
  const { draft, change } = useCheckoutDraft(`${form}:${orderNo}`, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft);
  const bizType = isSlot ? BIZ_TYPE.offPeakSlot : BIZ_TYPE.offPeakPackage;
  const payment = usePaymentControls({ kind: 'order', bizType, orderNo });
  const isDue = state === OFF_PEAK_ORDER_STATE.unpaid;
  const checkout = useCheckout(
    {
      payment,
      need: !isDue ? 'nothing' : Number.isSafeInteger(payFee) ? 'due' : 'unknown',
      dueCents: payFee,
      facts: {
        title: isSlot ? '错时预约' : '错时套餐',
        plateText: formatPlateNo,
        parkName,
        ...(expireTime === '' ? {} : { holdTime: expireTime }),
      },
      isPricing,
      refresh: async () => (await refetchOrder())?.payFee ?? null,
    },
    draft,
    change,
  );
  return { checkout, isDue };
}
