import { BILL_STATE } from '@/domain/stay/billState';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';

export interface ArrearsSummary {
  count: number;
  /** NaN if the amount of any of them is unknown. */
  cents: number;
  /** One stay leads to its bill, several lead to paying them together (Rule 8.5). */
  path: string;
}

type Bill = Pick<ParkingBill, 'uniqueId' | 'parkId' | 'parkFee' | 'parkFeeSucc' | 'canPay' | 'orderState'>;

/**
 * What a driver owes for stays that are over, counted like the list behind it; null when there is nothing. A bill without an amount is owed
 * too, and its own page asks for the amount. So is each of the `unread` rows that could not be read.
 */
export function summariseArrears(all: readonly Bill[], unread = 0): ArrearsSummary | null {
  const bills = all.filter(
    ({ parkFee, parkFeeSucc, canPay, orderState }) =>
      canPay &&
      !(parkFeeSucc && parkFee <= 0) &&
      orderState !== BILL_STATE.closed &&
      orderState !== BILL_STATE.underAppeal,
  );
  const count = bills.length + unread;
  if (count === 0) return null;
  const [first] = bills;
  return {
    count,
    cents: bills.reduce((sum, { parkFee, parkFeeSucc }) => sum + (parkFeeSucc ? parkFee : NaN), unread ? NaN : 0),
    path:
      count === 1 && first !== undefined
        ? pathTo('payPage', { uniqueId: first.uniqueId, parkId: first.parkId })
        : pathTo('multiPayPage', { arrearsOnly: '1' }),
  };
}
