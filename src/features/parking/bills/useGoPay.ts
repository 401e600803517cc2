import { parkingBillKey } from '@/domain/payment/payable';
import { useGo } from '@/navigation/hooks/useGo';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { type BillsQuestion, NO_DECISION, useBillsDraft } from './useBillsToPay';

/**
 * Opens the page where exactly these bills are paid: one on its own page, several together.
 *
 * @param all all payable bills that the query finds
 */
export function useGoPay(
  question: BillsQuestion,
  all: readonly ParkingBill[],
): (chosen: readonly ParkingBill[]) => void {
  const go = useGo();
  const [, setDraft] = useBillsDraft(question);
  return (chosen) => {
    const [first] = chosen;
    if (first === undefined) return;
    if (chosen.length === 1) {
      go.to('payPage', { uniqueId: first.uniqueId, parkId: first.parkId });
      return;
    }
    const keys = new Set(chosen.map(parkingBillKey));
    setDraft({ ...NO_DECISION, leftOut: all.map(parkingBillKey).filter((key) => !keys.has(key)) });
    go.to('multiPayPage', question);
  };
}
