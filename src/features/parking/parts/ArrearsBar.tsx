import { parkingBillKey } from '@/domain/payment/payable';
import { useGo } from '@/navigation/useGo';
import { Amount } from '@/ui/Amount';
import { BottomBar } from '@/ui/BottomBar';
import { PrimaryButton } from '@/ui/PrimaryButton';

import { type LotBills, sumOf } from '../model/billRows';
import { type BillsQuestion, NO_DECISION, useBillsDraft } from './useBillsToPay';

interface ArrearsBarProps {
  readonly question: BillsQuestion;
  /** Those that are shown, and all that the question finds. */
  readonly lots: readonly LotBills[];
  readonly all: readonly LotBills[];
}

/** Pays what is shown: one bill on its own page, several together, and only those. */
export function ArrearsBar({ question, lots, all }: ArrearsBarProps) {
  const go = useGo();
  const [, setDraft] = useBillsDraft(question);
  const bills = lots.flatMap((lot) => lot.bills);
  const payAll = () => {
    const [first] = bills;
    if (bills.length === 1 && first !== undefined) {
      go.to('payPage', { uniqueId: first.uniqueId, parkId: first.parkId });
      return;
    }
    const others = all.filter((lot) => !lots.includes(lot)).flatMap((lot) => lot.bills);
    setDraft({ ...NO_DECISION, leftOut: others.map(parkingBillKey) });
    go.to('multiPayPage', question);
  };
  return (
    <BottomBar left={<Amount cents={sumOf(bills)} size="card" tone="owed" />}>
      <PrimaryButton onPress={payAll}>全部补缴</PrimaryButton>
    </BottomBar>
  );
}
