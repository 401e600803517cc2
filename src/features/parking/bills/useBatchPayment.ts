import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { parkingBillKey, type Payable } from '@/domain/payment/payable';
import { selectPaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import {
  batchPaymentFailureReasonsByBill,
  excludeDeselectedBills,
  filterUnpricedBills,
  groupPayableBillsByLot,
  totalBillFeeCents,
  updateDeselectedBillKeys,
} from './model/billRows';
import { findBatchPaymentRefusalReason } from './model/findBatchPaymentRefusalReason';
import { listBillsToFetchPricesFor, mergeBillPrices } from './model/pricedBills';
import { type BillsFilter, useBatchPaymentDraft, useBillsToPay } from './useBillsToPay';
import { useFetchedBillPrices } from './useFetchedBillPrices';

/**
 * The payment of several bills at once: which are selected, their total, and what the button does. If the list response
 * has no amounts, each chosen bill is fetched on its own.
 */
export function useBatchPayment(filter: BillsFilter) {
  const { clock } = usePorts();
  const list = useBillsToPay(filter);
  const [draft, setDraft] = useBatchPaymentDraft(filter);
  const toPrice = useMemo(() => listBillsToFetchPricesFor(list.found, draft.priced ?? []), [list.found, draft.priced]);
  const { prices, refetch: refetchPrices } = useFetchedBillPrices(toPrice);
  const found = useMemo(() => mergeBillPrices(list.found, prices), [list.found, prices]);
  const lots = useMemo(() => groupPayableBillsByLot(found), [found]);
  const isPricing = [...prices.values()].some(({ isLoading }) => isLoading);
  const refetch = async () => {
    const [fresh, freshPrices] = await Promise.all([list.refetch(), refetchPrices()]);
    return fresh === null ? null : groupPayableBillsByLot(mergeBillPrices(fresh, freshPrices));
  };
  const query = {
    ...list,
    currentData: list.currentData === undefined ? undefined : lots,
    found,
    lots,
    unpriced: useMemo(() => filterUnpricedBills(found), [found]),
    prices,
    refetch,
  };
  const deselectedKeys = useMemo(() => new Set(draft.leftOut), [draft.leftOut]);
  const bills = useMemo(() => lots.flatMap((lot) => lot.bills), [lots]);
  const selected = useMemo(() => excludeDeselectedBills(bills, deselectedKeys), [bills, deselectedKeys]);
  const dueCents = totalBillFeeCents(selected);
  const items = selected.map(({ uniqueId, parkId, parkFee }) => ({ uniqueId, parkId, amountCents: parkFee }));
  const payable: Payable = { kind: 'parkingBatch', items };
  const payment = usePaymentControls(payable);
  const attempts = useSelector(selectPaymentAttempts);
  const reasons = useMemo(() => batchPaymentFailureReasonsByBill(attempts), [attempts]);
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
        return bills === undefined ? null : totalBillFeeCents(excludeDeselectedBills(bills, deselectedKeys));
      },
      blockedNote: first === undefined ? '请至少选择一笔账单' : '',
    },
    draft,
    (part) => setDraft({ ...draft, ...part }),
  );

  return {
    ...query,
    bills,
    /** Whether there are several bills to select from. */
    isChoice: bills.length > 1,
    selected,
    dueCents,
    checkout,
    draft,
    setDraft,
    reasons,
    isChosen: (bill: ParkingBill) => !deselectedKeys.has(parkingBillKey(bill)),
    choose: (changedBills: readonly ParkingBill[], isChosen: boolean) =>
      setDraft({
        ...draft,
        leftOut: updateDeselectedBillKeys(draft.leftOut, changedBills, isChosen),
        agreedCents: null,
      }),
    /** Requests the amounts of these bills, so that they can be selected. */
    price: (changedBills: readonly ParkingBill[]) =>
      setDraft({ ...draft, priced: [...(draft.priced ?? []), ...changedBills.map(parkingBillKey)] }),
    refusal: findBatchPaymentRefusalReason(attempts, payable, clock.deviceNow()),
  };
}

export type BatchPaymentState = ReturnType<typeof useBatchPayment>;
