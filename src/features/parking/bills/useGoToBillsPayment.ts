import { parkingBillKey } from '@/domain/payment/payable';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { type BillsFilter, EMPTY_BATCH_PAYMENT_DRAFT, useBatchPaymentDraft } from './useBillsToPay';

/**
 * Opens the page where exactly these bills are paid: one on its own page, several together.
 *
 * @param allBills all payable bills in the response
 */
export function useGoToBillsPayment(
  filter: BillsFilter,
  allBills: readonly ParkingBill[],
): (chosen: readonly ParkingBill[]) => void {
  const go = useScreenNavigator();
  const [, setDraft] = useBatchPaymentDraft(filter);
  return (chosen) => {
    const [first] = chosen;
    if (first === undefined) return;
    if (chosen.length === 1) {
      go.to('payPage', { uniqueId: first.uniqueId, parkId: first.parkId });
      return;
    }
    const keys = new Set(chosen.map(parkingBillKey));
    setDraft({ ...EMPTY_BATCH_PAYMENT_DRAFT, leftOut: allBills.map(parkingBillKey).filter((key) => !keys.has(key)) });
    go.to('multiPayPage', filter);
  };
}
