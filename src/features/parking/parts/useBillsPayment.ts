import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { parkingBillKey } from '@/domain/payment/payable';
import { selectAttempts } from '@/flows/payment/paymentSlice';
import { usePayment } from '@/flows/payment/usePayment';
import { createGate } from '@/lib/createGate';
import { useIsHere } from '@/navigation/useIsHere';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/PortsContext';

import { changedFrom } from '../model/agreedAmount';
import { failReasons, selectedOf, sumOf, withChoice } from '../model/billRows';
import { isStale } from '../model/freshPrice';
import { type PayBar, payBarOf } from '../model/payBar';
import { type BillsQuestion, useBillsDraft, useBillsToPay } from './useBillsToPay';
import { useChannels } from './useChannels';

/** Specification section 9: throttle 200 ms. */
const THROTTLE_MS = 200;

/** Several bills on their way to being paid at once: which are chosen, what they come to, and what the button does. */
export function useBillsPayment(question: BillsQuestion) {
  const { clock } = usePorts();
  const asked = useBillsToPay(question);
  const [draft, setDraft] = useBillsDraft(question);
  const leftOut = useMemo(() => new Set(draft.leftOut), [draft.leftOut]);
  const bills = asked.lots.flatMap((lot) => lot.bills);
  const selected = selectedOf(bills, leftOut);
  const dueCents = sumOf(selected);
  const channels = useChannels({ dueCents, chosen: draft.channel });
  const items = selected.map(({ uniqueId, parkId, parkFee }) => ({ uniqueId, parkId, amountCents: parkFee }));
  const payment = usePayment({ kind: 'parkingBatch', items });
  const attempts = useSelector(selectAttempts);
  const reasons = useMemo(() => failReasons(attempts), [attempts]);
  const [mayPass] = useState(() => createGate(THROTTLE_MS, () => clock.monotonic()));
  const isHere = useIsHere();

  const bar: PayBar =
    selected.length === 0
      ? { is: 'pay', cents: 0, blockedNote: '请至少选择一笔账单' }
      : payBarOf({
          need: 'due',
          dueCents,
          attempt: payment.attempt,
          blockedBy: payment.blockedBy,
          isBusy: payment.isBusy,
          isLedToLogin: payment.isLedToLogin,
          canContinue: payment.canContinue,
          isPricing: asked.isFetching,
          channelState: channels.state,
          channel: channels.channel,
        });

  const pay = async () => {
    const [first] = selected;
    const { channel } = channels;
    if (first === undefined || channel === null || !mayPass()) return;
    setDraft({ ...draft, agreedCents: null });
    if (selected.some(({ feeTime }) => isStale(feeTime, clock.serverNow()))) {
      const fresh = await asked.refresh();
      const freshCents =
        fresh === null
          ? null
          : sumOf(
              selectedOf(
                fresh.flatMap((lot) => lot.bills),
                leftOut,
              ),
            );
      if (!isHere.current || freshCents === null) return;
      if (freshCents !== dueCents) {
        setDraft({ ...draft, agreedCents: dueCents });
        return;
      }
    }
    payment.pay({
      channel,
      couponIds: [],
      amountCents: dueCents,
      facts: { plateText: first.formatPlateNo || first.plateNo, parkName: first.parkName },
    });
  };

  return {
    ...asked,
    bills,
    selected,
    dueCents,
    channels,
    payment,
    bar,
    draft,
    setDraft,
    reasons,
    isChosen: (bill: ParkingBill) => !leftOut.has(parkingBillKey(bill)),
    choose: (some: readonly ParkingBill[], isChosen: boolean) =>
      setDraft({ ...draft, leftOut: withChoice(draft.leftOut, some, isChosen), agreedCents: null }),
    pay: () => void pay(),
    agreedBefore: changedFrom({
      agreedCents: draft.agreedCents,
      attempt: payment.attempt,
      dueCents,
      nowMs: clock.deviceNow(),
    }),
  };
}

export type BillsPayment = ReturnType<typeof useBillsPayment>;
