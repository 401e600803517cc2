import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Amount } from '@/ui/text/Amount';

import { sumOf } from '../bills/model/billRows';
import type { BillsQuestion } from '../bills/useBillsToPay';
import { useGoPay } from '../bills/useGoPay';

interface RoadBarProps {
  readonly question: BillsQuestion;
  readonly chosen: readonly ParkingBill[];
  /** All payable bills that the query finds. */
  readonly all: readonly ParkingBill[];
}

/** Opens the page where the selected bills are paid. */
export function RoadBar({ question, chosen, all }: RoadBarProps) {
  const goPay = useGoPay(question, all);
  const missing = chosen.length === 0 ? '请至少选择一笔账单' : '';
  const press = usePrimaryAct(missing, () => goPay(chosen));
  return (
    <BottomBar left={<Amount cents={sumOf(chosen)} size="card" />} {...(missing === '' ? {} : { note: missing })}>
      <PrimaryButton onPress={press}>去缴费({chosen.length}笔)</PrimaryButton>
    </BottomBar>
  );
}
