import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { ParkingBillKey } from '@/services/charge/bills';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { toBillStatus } from '../model/billStatus';
import { useBillPaymentDraft } from './useBillPaymentDraft';
import { useBillPrice } from './useBillPrice';

const PAYMENT_NEEDS = {
  due: 'due',
  unknown: 'unknown',
  cleared: 'nothing',
  paidUp: 'nothing',
  free: 'nothing',
  periodPass: 'nothing',
  finished: 'nothing',
  blocked: 'nothing',
} as const;

/** The payment of one bill: its price, the driver's choices, and what the button does. */
export function useBillPayment(key: ParkingBillKey, couponId: string | undefined) {
  const [draft, change] = useBillPaymentDraft(key, couponId);
  const price = useBillPrice(key, draft.coupon);
  const { bill, coupon, dueCents } = price;
  const payment = usePaymentControls({ kind: 'parking', ...key });
  const guardScreen = useScreenUnchangedCheck();
  const status = bill === undefined ? null : toBillStatus(bill);
  const checkout = useCheckout(
    {
      payment,
      need: status === null ? 'unknown' : PAYMENT_NEEDS[status.is],
      dueCents,
      couponIds: coupon === null ? [] : [coupon.couponId],
      facts:
        bill === undefined
          ? null
          : {
              plateText: bill.formatPlateNo || bill.plateNo,
              parkName: bill.parkName,
              ...(coupon === null ? {} : { coupon: { name: coupon.couponName, savingCents: bill.parkFee - dueCents } }),
            },
      isPricing: price.isFetching,
      feeTimes: [bill?.feeTime ?? ''],
      refresh: price.refresh,
      parkId: key.parkId,
    },
    draft,
    change,
  );
  /**
   * Refreshes an outdated amount. If it has changed, the old one is stored in the draft, so that the change is shown.
   */
  const reprice = async () => {
    const isOnScreen = guardScreen();
    const freshCents = await price.refresh();
    if (isOnScreen() && freshCents !== null && freshCents !== dueCents) change({ agreedCents: dueCents });
  };
  return {
    draft,
    change,
    price,
    checkout,
    answer: status,
    reprice: () => void reprice(),
    /** Refreshes the amount and the state of an open order. */
    refresh: () => {
      if (payment.blockedBy !== null) payment.refreshStatus();
      void price.refresh();
    },
  };
}
