import { parkingBillKey } from '@/domain/payment/payable';
import { useGo } from '@/navigation/hooks/useGo';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { type BillsFilter, EMPTY_BILLS_DRAFT, useBillsDraft } from './useBillsToPay';

/**
 * Opens the page where exactly these bills are paid: one on its own page, several together.
 *
 * @param allBills all payable bills in the response
 */
export function useOpenBillsPayment(
  filter: BillsFilter,
  allBills: readonly ParkingBill[],
): (chosen: readonly ParkingBill[]) => void {
  const go = useGo();
  const [, setDraft] = useBillsDraft(filter);
  return (chosen) => {
    const [first] = chosen;
    if (first === undefined) return;
    if (chosen.length === 1) {
      go.to('payPage', { uniqueId: first.uniqueId, parkId: first.parkId });
      return;
    }
    const keys = new Set(chosen.map(parkingBillKey));
    setDraft({ ...EMPTY_BILLS_DRAFT, leftOut: allBills.map(parkingBillKey).filter((key) => !keys.has(key)) });
    go.to('multiPayPage', filter);
  };
}
