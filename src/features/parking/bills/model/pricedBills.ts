import { parkingBillKey } from '@/domain/payment/payable';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { isBillUnpriced } from '../../model/billStatus';

/** The state of the request for one bill. If `bill` is undefined, it is loading or has failed. */
export interface BillFetchState {
  readonly bill: ParkingBill | undefined;
  readonly isLoading: boolean;
}

/**
 * Up to this number of bills, missing amounts are fetched as soon as the list has loaded. Of a longer list, only those
 * that the driver chooses, because each takes a request.
 */
export const MAX_AUTO_PRICED_BILLS = 10;

/**
 * The bills whose amounts are to be fetched.
 *
 * @param chosen the keys of the bills whose amount the driver has requested
 */
export function listBillsToFetchPricesFor(
  listedBills: readonly ParkingBill[],
  chosen: readonly string[],
): readonly ParkingBill[] {
  const unpriced = [
    ...new Map(listedBills.filter(isBillUnpriced).map((bill) => [parkingBillKey(bill), bill])).values(),
  ];
  return unpriced.length <= MAX_AUTO_PRICED_BILLS
    ? unpriced
    : unpriced.filter((bill) => chosen.includes(parkingBillKey(bill)));
}

/** The bills of a list, completed with the data of the bills that were fetched one by one. */
export function mergeBillPrices(
  listedBills: readonly ParkingBill[],
  prices: ReadonlyMap<string, BillFetchState>,
): readonly ParkingBill[] {
  return listedBills.map((bill) => {
    const priced = prices.get(parkingBillKey(bill))?.bill;
    return priced === undefined
      ? bill
      : {
          ...priced,
          // Fields that the response for a single bill may leave out.
          formatPlateNo: priced.formatPlateNo || bill.formatPlateNo,
          plateNo: priced.plateNo || bill.plateNo,
          parkName: priced.parkName || bill.parkName,
          orderState: priced.orderState || bill.orderState,
        };
  });
}
