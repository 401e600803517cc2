import { BILL_STATE } from '@/domain/stay/billState';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';

export interface ArrearsSummary {
  count: number;
  cents: number;
  /** One stay leads to its bill, several lead to paying them together (Rule 8.5). */
  path: string;
}

type Bill = Pick<ParkingBill, 'uniqueId' | 'parkId' | 'parkFee' | 'parkFeeSucc' | 'canPay' | 'orderState'>;

/** The amount a driver can pay now for stays that are over, counted like the list behind it; null when there is none. */
export function summariseArrears(all: readonly Bill[]): ArrearsSummary | null {
  const bills = all.filter(
    ({ parkFee, parkFeeSucc, canPay, orderState }) =>
      parkFee > 0 && parkFeeSucc && canPay && orderState !== BILL_STATE.closed && orderState !== BILL_STATE.underAppeal,
  );
  const [first] = bills;
  if (first === undefined) return null;
  const { uniqueId, parkId } = first;
  return {
    count: bills.length,
    cents: bills.reduce((sum, { parkFee }) => sum + parkFee, 0),
    path: bills.length === 1 ? pathTo('payPage', { uniqueId, parkId }) : pathTo('multiPayPage', { arrearsOnly: '1' }),
  };
}
