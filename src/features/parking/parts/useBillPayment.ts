import { useState } from 'react';

import { usePayment } from '@/flows/payment/usePayment';
import { createGate } from '@/lib/createGate';
import { useIsHere } from '@/navigation/useIsHere';
import type { BillKey } from '@/services/charge/bills';
import { usePorts } from '@/services/transport/PortsContext';

import { changedFrom, isClosedLately } from '../model/agreedAmount';
import { answerOfBill } from '../model/billAnswer';
import { isStale } from '../model/freshPrice';
import { payBarOf } from '../model/payBar';
import { useBillDraft } from './useBillDraft';
import { useBillPrice } from './useBillPrice';
import { useChannels } from './useChannels';

/** Specification section 9: throttle 200 ms. */
const THROTTLE_MS = 200;

const NEEDS = {
  due: 'due',
  unknown: 'unknown',
  cleared: 'nothing',
  free: 'nothing',
  periodPass: 'nothing',
  finished: 'nothing',
  blocked: 'nothing',
} as const;

/** One bill on its way to being paid: its price, the driver's choices, and what the button does. */
export function useBillPayment(key: BillKey) {
  const { clock } = usePorts();
  const [draft, change] = useBillDraft(key);
  const price = useBillPrice(key, draft.coupon);
  const { bill, coupon, dueCents } = price;
  const channels = useChannels({ parkId: key.parkId, dueCents, chosen: draft.channel });
  const payment = usePayment({ kind: 'parking', ...key });
  const [mayPass] = useState(() => createGate(THROTTLE_MS, () => clock.monotonic()));
  const isHere = useIsHere();
  const answer = bill === undefined ? null : answerOfBill(bill);
  const bar =
    answer === null
      ? null
      : payBarOf({
          need: NEEDS[answer.is],
          dueCents,
          attempt: payment.attempt,
          blockedBy: payment.blockedBy,
          isBusy: payment.isBusy,
          isLedToLogin: payment.isLedToLogin,
          canContinue: payment.canContinue,
          isPricing: price.isFetching,
          channelState: channels.state,
          channel: channels.channel,
        });

  /** An amount that is too old is asked for again first; when it is another one now, the driver decides anew. */
  const pay = async () => {
    const { channel } = channels;
    if (bill === undefined || channel === null || !mayPass()) return;
    change({ agreedCents: null });
    if (isStale(bill.feeTime, clock.serverNow())) {
      const freshCents = await price.refresh();
      if (!isHere.current || freshCents === null) return;
      if (freshCents !== dueCents) {
        change({ agreedCents: dueCents });
        return;
      }
    }
    payment.pay({
      channel,
      couponIds: coupon === null ? [] : [coupon.couponId],
      amountCents: dueCents,
      facts: {
        plateText: bill.formatPlateNo || bill.plateNo,
        parkName: bill.parkName,
        ...(coupon === null ? {} : { coupon: { name: coupon.couponName, savingCents: bill.parkFee - dueCents } }),
      },
    });
  };
  /** The amount has stood long enough: what it is now is shown, and that it is another one. */
  const reprice = async () => {
    const freshCents = await price.refresh();
    if (isHere.current && freshCents !== null && freshCents !== dueCents) change({ agreedCents: dueCents });
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
    pay: () => void pay(),
    reprice: () => void reprice(),
    /** Asks for the amount again, and what became of an order that is open. */
    refresh: () => {
      if (payment.blockedBy !== null) payment.checkAgain();
      void price.refresh();
    },
    agreedBefore,
    isOrderClosed: isClosedLately(payment.attempt, clock.deviceNow()),
  };
}
