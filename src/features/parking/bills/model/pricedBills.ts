import { parkingBillKey } from '@/domain/payment/payable';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { isUnpriced } from '../../model/billAnswer';

/** What the call about one bill has said of it. Without a bill it is still loading, or has failed. */
export interface BillPrice {
  readonly bill: ParkingBill | undefined;
  readonly isLoading: boolean;
}

/** So many bills without an amount are priced as soon as their list is there. Of more, those that the driver chooses: each is a call. */
export const PRICED_AT_ONCE = 10;

/** The bills of a list whose amounts are to be fetched. `chosen`: the keys of those that the driver has chosen for that. */
export function billsToPrice(found: readonly ParkingBill[], chosen: readonly string[]): readonly ParkingBill[] {
  const unpriced = [...new Map(found.filter(isUnpriced).map((bill) => [parkingBillKey(bill), bill])).values()];
  return unpriced.length <= PRICED_AT_ONCE
    ? unpriced
    : unpriced.filter((bill) => chosen.includes(parkingBillKey(bill)));
}

/** The bills of a list, those whose amount has come with all that is known of them now. */
export function withPrices(
  found: readonly ParkingBill[],
  prices: ReadonlyMap<string, BillPrice>,
): readonly ParkingBill[] {
  return found.map((bill) => {
    const priced = prices.get(parkingBillKey(bill))?.bill;
    return priced === undefined
      ? bill
      : {
          ...priced,
          // What the list says and the call about one bill leaves out.
          formatPlateNo: priced.formatPlateNo || bill.formatPlateNo,
          plateNo: priced.plateNo || bill.plateNo,
          parkName: priced.parkName || bill.parkName,
          orderState: priced.orderState || bill.orderState,
        };
  });
}
