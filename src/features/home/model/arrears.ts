import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';

export interface ArrearsSummary {
  count: number;
  /** NaN when the fee of one of them is unknown. */
  cents: number;
  /** Exactly one leads to its bill, more to paying several (Specification section 2). */
  path: string;
}

/** What the driver still owes for stays that are over; null when nothing. */
export function summariseArrears(
  bills: readonly Pick<ParkingBill, 'uniqueId' | 'parkId' | 'parkFee'>[],
): ArrearsSummary | null {
  const [first] = bills;
  if (first === undefined) return null;
  const { uniqueId, parkId } = first;
  return {
    count: bills.length,
    cents: bills.reduce((sum, { parkFee }) => sum + parkFee, 0),
    path: bills.length === 1 ? pathTo('payPage', { uniqueId, parkId }) : pathTo('multiPayPage', { arrearsOnly: '1' }),
  };
}
