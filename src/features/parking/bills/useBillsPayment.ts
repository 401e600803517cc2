import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { parkingBillKey, type Payable } from '@/domain/payment/payable';
import { selectAttempts } from '@/flows/payment/state/paymentSlice';
import { usePayment } from '@/flows/payment/usePayment';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { useCheckout } from '@/widgets/checkout/useCheckout';

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
  const items = selected.map(({ uniqueId, parkId, parkFee }) => ({ uniqueId, parkId, amountCents: parkFee }));
  const payable: Payable = { kind: 'parkingBatch', items };
  const payment = usePayment(payable);
  const attempts = useSelector(selectAttempts);
  const reasons = useMemo(() => failReasons(attempts), [attempts]);
  const [first] = selected;
  const checkout = useCheckout(
    {
      payment,
      dueCents,
      facts: first === undefined ? null : { plateText: first.formatPlateNo || first.plateNo, parkName: first.parkName },
      isPricing: query.isFetching,
      feeTimes: selected.map(({ feeTime }) => feeTime),
      refresh: async () => {
        const fresh = await query.refetch();
        const bills = fresh?.flatMap((lot) => lot.bills);
        return bills === undefined ? null : sumOf(selectedOf(bills, leftOut));
      },
      blockedNote: first === undefined ? '请至少选择一笔账单' : '',
    },
    draft,
    (part) => setDraft({ ...draft, ...part }),
  );

  return {
    ...query,
    bills,
    /** Whether there is anything to choose. */
    isChoice: bills.length > 1,
    selected,
    dueCents,
    checkout,
    draft,
    setDraft,
    reasons,
    isChosen: (bill: ParkingBill) => !leftOut.has(parkingBillKey(bill)),
    choose: (some: readonly ParkingBill[], isChosen: boolean) =>
      setDraft({ ...draft, leftOut: withChoice(draft.leftOut, some, isChosen), agreedCents: null }),
    refusal: refusalOfMany(attempts, payable, clock.deviceNow()),
  };
}

export type BillsPayment = ReturnType<typeof useBillsPayment>;
