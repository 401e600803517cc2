import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';

export interface ArrearsSummary {
  count: number;
  /** NaN if the amount of any of them is unknown. */
  cents: number;
  /** One bill: its page. Several: the page that pays them together (Rule 8.5). */
  path: string;
}

type Bill = Pick<ParkingBill, 'uniqueId' | 'parkId' | 'parkFee' | 'parkFeeSucc' | 'canPay' | 'orderState'>;

/**
 * What a driver owes for past stays, counted in the same way as the list of arrears; null if nothing. A bill without an
 * amount counts as owed, as does each of the `droppedCount` rows that could not be parsed.
 */
export function summariseArrears(all: readonly Bill[], droppedCount = 0): ArrearsSummary | null {
  const bills = all.filter(
    ({ parkFee, parkFeeSucc, canPay, orderState }) =>
      canPay &&
      !(parkFeeSucc && parkFee <= 0) &&
      orderState !== PARKING_BILL_STATE.closed &&
      orderState !== PARKING_BILL_STATE.underAppeal,
  );
  const count = bills.length + droppedCount;
  if (count === 0) return null;
  const [first] = bills;
  return {
    count,
    cents: bills.reduce((sum, { parkFee, parkFeeSucc }) => sum + (parkFeeSucc ? parkFee : NaN), droppedCount ? NaN : 0),
    path:
      count === 1 && first !== undefined
        ? pathTo('payPage', { uniqueId: first.uniqueId, parkId: first.parkId })
        : pathTo('multiPayPage', { arrearsOnly: '1' }),
  };
}
