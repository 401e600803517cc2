import { usePayment } from '@/flows/payment/usePayment';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import type { BillKey } from '@/services/charge/bills';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { changedFrom, isClosedLately } from '@/widgets/checkout/model/agreedAmount';
import { payBarOf } from '@/widgets/checkout/model/payBar';
import { useAgreedPay } from '@/widgets/checkout/useAgreedPay';
import { useChannels } from '@/widgets/checkout/useChannels';

import { answerOfBill } from '../model/billAnswer';
import { useBillDraft } from './useBillDraft';
import { useBillPrice } from './useBillPrice';

const NEEDS = {
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
export function useBillPayment(key: BillKey) {
  const { clock } = usePorts();
  const [draft, change] = useBillDraft(key);
  const price = useBillPrice(key, draft.coupon);
  const { bill, coupon, dueCents } = price;
  const channels = useChannels({ parkId: key.parkId, dueCents, chosen: draft.channel });
  const payment = usePayment({ kind: 'parking', ...key });
  const press = useAgreedPay();
  const stillHere = useStillHere();
  const answer = bill === undefined ? null : answerOfBill(bill);
  const bar =
    answer === null
      ? null
      : payBarOf({
          ...payment,
          need: NEEDS[answer.is],
          dueCents,
          isPricing: price.isFetching,
          channelState: channels.state,
          channel: channels.channel,
        });

  const pay = () => {
    const { channel } = channels;
    if (bill === undefined || channel === null) return;
    void press({
      dueCents,
      feeTimes: [bill.feeTime],
      refresh: price.refresh,
      agree: (agreedCents) => change({ agreedCents }),
      pay: () =>
        payment.pay({
          channel,
          couponIds: coupon === null ? [] : [coupon.couponId],
          amountCents: dueCents,
          facts: {
            plateText: bill.formatPlateNo || bill.plateNo,
            parkName: bill.parkName,
            ...(coupon === null ? {} : { coupon: { name: coupon.couponName, savingCents: bill.parkFee - dueCents } }),
          },
        }),
    });
  };
  /** Refreshes an outdated amount. If it changed, the draft keeps the old one, so that the change is shown. */
  const reprice = async () => {
    const isHere = stillHere();
    const freshCents = await price.refresh();
    if (isHere() && freshCents !== null && freshCents !== dueCents) change({ agreedCents: dueCents });
  };
  const { agreedCents } = draft;
  const agreedBefore = changedFrom({ agreedCents, attempt: payment.attempt, dueCents, nowMs: clock.deviceNow() });
  return {
    draft,
    change,
    price,
    channels,
    payment,
    answer,
    bar,
    pay,
    reprice: () => void reprice(),
    /** Refreshes the amount and the state of an open order. */
    refresh: () => {
      if (payment.blockedBy !== null) payment.checkAgain();
      void price.refresh();
    },
    agreedBefore,
    isOrderClosed: isClosedLately(payment.attempt, clock.deviceNow()),
  };
}
