import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';

import { parkingBillKey } from '@/domain/payment/payable';
import { billCalls } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';

import type { BillPrice } from './model/pricedBills';

const { getParkingBill } = billCalls.endpoints;
type State = Parameters<ReturnType<typeof getParkingBill.select>>[0];

const argsOf = ({ uniqueId, parkId }: ParkingBill) => ({ uniqueId, parkId, toldBy: 'caller' as const });

/**
 * The amounts of these bills, each from the call about one bill, by bill. Each is fetched once while it is wanted, and again by `refetch`, which resolves when
 * all have answered. Failures are shown by the caller, at the bill.
 */
export function useBillPrices(bills: readonly ParkingBill[]) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore<State>();
  // Lists that are read again name the same bills by new objects.
  const names = bills.map(parkingBillKey).join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  const wanted = useMemo(() => bills, [names]);
  useEffect(() => {
    const asked = wanted.map((bill) => dispatch(getParkingBill.initiate(argsOf(bill))));
    return () => {
      for (const { unsubscribe } of asked) unsubscribe();
    };
  }, [dispatch, wanted]);
  const selectors = useMemo(() => wanted.map((bill) => getParkingBill.select(argsOf(bill))), [wanted]);
  const entries = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const prices = useMemo(() => pricesOf(wanted, entries), [wanted, entries]);
  return {
    prices,
    refetch: async () => {
      const asked = wanted.map((bill) => dispatch(getParkingBill.initiate(argsOf(bill), { forceRefetch: true })));
      await Promise.all(asked);
      for (const { unsubscribe } of asked) unsubscribe();
      const state = store.getState();
      return pricesOf(
        wanted,
        selectors.map((select) => select(state)),
      );
    },
  };
}

type Entry = ReturnType<ReturnType<typeof getParkingBill.select>>;

const pricesOf = (bills: readonly ParkingBill[], entries: readonly Entry[]): ReadonlyMap<string, BillPrice> =>
  new Map(
    bills.map((bill, index) => {
      const entry = entries[index];
      const isLoading = entry === undefined || entry.isLoading || entry.isUninitialized;
      return [parkingBillKey(bill), { bill: entry?.isError === true ? undefined : entry?.data, isLoading }];
    }),
  );
