import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { IDLE_FEE_ORDER_STATE, type IdleFeeOrder } from '@/services/cps/idleFees';
import { EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

/** The payment of an idle fee. While the gun is plugged in, the fee still grows and nothing is due. */
export function useIdleFeePayment(order: IdleFeeOrder, refresh: () => Promise<number | null>, isPricing: boolean) {
  const { occupyOrderNo: orderNo, payFee, formatPlateNo, stationName, state } = order;
  const { draft, change } = useCheckoutDraft(`occupyBillDetail:${orderNo}`, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft);
  const payment = usePaymentControls({ kind: 'order', bizType: BIZ_TYPE.occupation, orderNo });
  const isDue = state === IDLE_FEE_ORDER_STATE.unpaid;
  const checkout = useCheckout(
    {
      payment,
      need: isDue ? 'due' : 'nothing',
      dueCents: payFee,
      facts: { title: '占位费', plateText: formatPlateNo, parkName: stationName },
      isPricing,
      refresh,
    },
    draft,
    change,
  );
  return { checkout, isDue };
}
