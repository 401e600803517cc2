import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import type { Booking } from '@/services/booking/bookings';
import { EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

/** The payment of a booking while its berth is reserved. */
export function useBookingPayment(booking: Booking, refresh: () => Promise<number | null>, isPricing: boolean) {
  const { bookOrderNo: orderNo, payFee, formatPlateNo, parkName, payDeadlineTime, canPay } = booking;
  const { draft, change } = useCheckoutDraft(`bookRecordDetail:${orderNo}`, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft);
  const payment = usePaymentControls({ kind: 'order', bizType: BIZ_TYPE.berth, orderNo });
  const isDue = canPay === 1;
  const checkout = useCheckout(
    {
      payment,
      need: isDue ? 'due' : 'nothing',
      dueCents: payFee,
      facts: { title: '车位预约', plateText: formatPlateNo, parkName, holdTime: payDeadlineTime },
      isPricing,
      refresh,
    },
    draft,
    change,
  );
  return { checkout, isDue };
}
