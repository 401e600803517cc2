import { useCallback } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { isPayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { usePayment } from '@/flows/payment/usePayment';
import { isPlainObject } from '@/lib/isPlainObject';
import { OCCUPY_STATE, type OccupyOrder } from '@/services/cps/occupation';
import { type CheckoutDraft, useCheckout } from '@/widgets/checkout/useCheckout';

const INITIAL: CheckoutDraft = { channel: null, agreedCents: null };

const isCheckoutDraft = (value: unknown): value is CheckoutDraft =>
  isPlainObject(value) &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  (value['agreedCents'] === null || Number.isSafeInteger(value['agreedCents']));

/** The payment of an occupation fee. While the plug is in, the fee still grows and nothing is due. */
export function useOccupyPayment(order: OccupyOrder, refresh: () => Promise<number | null>, isPricing: boolean) {
  const { occupyOrderNo: orderNo, payFee, formatPlateNo, stationName, state } = order;
  const [draft, setDraft] = useDraft<CheckoutDraft>(`occupyBillDetail:${orderNo}`, INITIAL, isCheckoutDraft);
  const change = useCallback((part: Partial<CheckoutDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  const payment = usePayment({ kind: 'order', bizType: BIZ_TYPE.occupation, orderNo });
  const isDue = state === OCCUPY_STATE.unpaid;
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
