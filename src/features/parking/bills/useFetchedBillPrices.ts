import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';

import { parkingBillKey } from '@/domain/payment/payable';
import { parkingBillCalls } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';

import type { BillFetchState } from './model/pricedBills';

const { getParkingBill } = parkingBillCalls.endpoints;
type State = Parameters<ReturnType<typeof getParkingBill.select>>[0];

const toBillArgs = ({ uniqueId, parkId }: ParkingBill) => ({ uniqueId, parkId, toldBy: 'caller' as const });

/**
 * Fetches each of these bills on its own and returns them by bill key. `refetch` fetches all of them again and resolves
 * when all requests have settled. Errors are left to the caller, which shows them at the bill.
 */
export function useFetchedBillPrices(bills: readonly ParkingBill[]) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore<State>();
  // A refetched list has the same bills as new objects, so they are compared by key.
  const billKeys = bills.map(parkingBillKey).join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  const stableBills = useMemo(() => bills, [billKeys]);
  useEffect(() => {
    const subscriptions = stableBills.map((bill) => dispatch(getParkingBill.initiate(toBillArgs(bill))));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [dispatch, stableBills]);
  const selectors = useMemo(() => stableBills.map((bill) => getParkingBill.select(toBillArgs(bill))), [stableBills]);
  const entries = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const prices = useMemo(() => toBillPrices(stableBills, entries), [stableBills, entries]);
  return {
    prices,
    refetch: async () => {
      const subscriptions = stableBills.map((bill) =>
        dispatch(getParkingBill.initiate(toBillArgs(bill), { forceRefetch: true })),
      );
      await Promise.all(subscriptions);
      for (const { unsubscribe } of subscriptions) unsubscribe();
      const state = store.getState();
      return toBillPrices(
        stableBills,
        selectors.map((select) => select(state)),
      );
    },
  };
}

type Entry = ReturnType<ReturnType<typeof getParkingBill.select>>;

const toBillPrices = (bills: readonly ParkingBill[], entries: readonly Entry[]): ReadonlyMap<string, BillFetchState> =>
  new Map(
    bills.map((bill, index) => {
      const entry = entries[index];
      const isLoading = entry === undefined || entry.isLoading || entry.isUninitialized;
      return [parkingBillKey(bill), { bill: entry?.isError === true ? undefined : entry?.data, isLoading }];
    }),
  );
