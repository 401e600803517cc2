import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Amount } from '@/ui/text/Amount';

import { totalBillFeeCents } from '../bills/model/billRows';
import type { BillsFilter } from '../bills/useBillsToPay';
import { useGoToBillsPayment } from '../bills/useGoToBillsPayment';

interface RoadPaymentBarProps {
  readonly filter: BillsFilter;
  readonly chosen: readonly ParkingBill[];
  /** All payable bills in the response. */
  readonly all: readonly ParkingBill[];
}

/** Opens the page where the selected bills are paid. */
export function RoadPaymentBar({ filter, chosen, all }: RoadPaymentBarProps) {
  const openBillsPayment = useGoToBillsPayment(filter, all);
  const missingText = chosen.length === 0 ? '请至少选择一笔账单' : '';
  const press = usePrimaryButtonHandler(missingText, () => openBillsPayment(chosen));
  return (
    <BottomActionBar left={<Amount cents={totalBillFeeCents(chosen)} size="card" />} note={missingText || undefined}>
      <PrimaryButton onPress={press}>去缴费({chosen.length}笔)</PrimaryButton>
    </BottomActionBar>
  );
}
