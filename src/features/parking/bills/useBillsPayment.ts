import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { parkingBillKey, type Payable } from '@/domain/payment/payable';
import { selectAttempts } from '@/flows/payment/state/paymentSlice';
import { usePayment } from '@/flows/payment/usePayment';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { changedFrom } from '@/widgets/checkout/model/agreedAmount';
import { type PayBar, payBarOf } from '@/widgets/checkout/model/payBar';
import { useAgreedPay } from '@/widgets/checkout/useAgreedPay';
import { useChannels } from '@/widgets/checkout/useChannels';

import { failReasons, selectedOf, sumOf, withChoice } from './model/billRows';
import { refusalOfMany } from './model/refusalOfMany';
import { type BillsQuestion, useBillsDraft, useBillsToPay } from './useBillsToPay';

/** The payment of several bills at once: which are selected, their total, and what the button does. */
export function useBillsPayment(question: BillsQuestion) {
  const { clock } = usePorts();
  const query = useBillsToPay(question);
  const [draft, setDraft] = useBillsDraft(question);
  const leftOut = useMemo(() => new Set(draft.leftOut), [draft.leftOut]);
  const bills = useMemo(() => query.lots.flatMap((lot) => lot.bills), [query.lots]);
  const selected = useMemo(() => selectedOf(bills, leftOut), [bills, leftOut]);
  const dueCents = sumOf(selected);
  const channels = useChannels({ dueCents, chosen: draft.channel });
  const items = selected.map(({ uniqueId, parkId, parkFee }) => ({ uniqueId, parkId, amountCents: parkFee }));
  const payable: Payable = { kind: 'parkingBatch', items };
  const payment = usePayment(payable);
  const attempts = useSelector(selectAttempts);
  const reasons = useMemo(() => failReasons(attempts), [attempts]);
  const press = useAgreedPay();

  const bar: PayBar =
    selected.length === 0
      ? { is: 'pay', cents: 0, blockedNote: '请至少选择一笔账单' }
      : payBarOf({
          ...payment,
          need: 'due',
          dueCents,
          isPricing: query.isFetching,
          channelState: channels.state,
          channel: channels.channel,
        });

  const pay = () => {
    const [first] = selected;
    const { channel } = channels;
    if (first === undefined || channel === null) return;
    void press({
      dueCents,
      feeTimes: selected.map(({ feeTime }) => feeTime),
      refresh: async () => {
        const fresh = await query.refetch();
        const bills = fresh?.flatMap((lot) => lot.bills);
        return bills === undefined ? null : sumOf(selectedOf(bills, leftOut));
      },
      agree: (agreedCents) => setDraft({ ...draft, agreedCents }),
      pay: () =>
        payment.pay({
          channel,
          couponIds: [],
          amountCents: dueCents,
          facts: { plateText: first.formatPlateNo || first.plateNo, parkName: first.parkName },
        }),
    });
  };

  return {
    ...query,
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
    pay,
    refusal: refusalOfMany(attempts, payable, clock.deviceNow()),
    agreedBefore: changedFrom({
      agreedCents: draft.agreedCents,
      attempt: payment.attempt,
      dueCents,
      nowMs: clock.deviceNow(),
    }),
  };
}

export type BillsPayment = ReturnType<typeof useBillsPayment>;
