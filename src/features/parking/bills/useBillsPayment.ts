import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { parkingBillKey, type Payable } from '@/domain/payment/payable';
import { selectAttempts } from '@/flows/payment/state/paymentSlice';
import { usePayment } from '@/flows/payment/usePayment';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { failReasons, groupByLot, selectedOf, sumOf, unpricedOf, withChoice } from './model/billRows';
import { billsToPrice, withPrices } from './model/pricedBills';
import { refusalOfMany } from './model/refusalOfMany';
import { useBillPrices } from './useBillPrices';
import { type BillsQuestion, useBillsDraft, useBillsToPay } from './useBillsToPay';

/**
 * The payment of several bills at once: which are selected, their total, and what the button does. A list of published fields alone has no amounts: then each
 * chosen bill is asked for its own.
 */
export function useBillsPayment(question: BillsQuestion) {
  const { clock } = usePorts();
  const list = useBillsToPay(question);
  const [draft, setDraft] = useBillsDraft(question);
  const toPrice = useMemo(() => billsToPrice(list.found, draft.priced ?? []), [list.found, draft.priced]);
  const { prices, refetch: refetchPrices } = useBillPrices(toPrice);
  const found = useMemo(() => withPrices(list.found, prices), [list.found, prices]);
  const lots = useMemo(() => groupByLot(found), [found]);
  const isPricing = [...prices.values()].some(({ isLoading }) => isLoading);
  const refetch = async () => {
    const [fresh, freshPrices] = await Promise.all([list.refetch(), refetchPrices()]);
    return fresh === null ? null : groupByLot(withPrices(fresh, freshPrices));
  };
  const query = {
    ...list,
    currentData: list.currentData === undefined ? undefined : lots,
    found,
    lots,
    unpriced: useMemo(() => unpricedOf(found), [found]),
    prices,
    refetch,
  };
  const leftOut = useMemo(() => new Set(draft.leftOut), [draft.leftOut]);
  const bills = useMemo(() => lots.flatMap((lot) => lot.bills), [lots]);
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
      isPricing: query.isFetching || isPricing,
      feeTimes: selected.map(({ feeTime }) => feeTime),
      refresh: async () => {
        const fresh = await refetch();
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
    /** Has the amounts of these bills fetched, so that they can be chosen. */
    price: (some: readonly ParkingBill[]) =>
      setDraft({ ...draft, priced: [...(draft.priced ?? []), ...some.map(parkingBillKey)] }),
    refusal: refusalOfMany(attempts, payable, clock.deviceNow()),
  };
}

export type BillsPayment = ReturnType<typeof useBillsPayment>;
