import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Amount } from '@/ui/text/Amount';

import { type LotBills, sumOf } from './model/billRows';
import type { BillsQuestion } from './useBillsToPay';
import { useGoPay } from './useGoPay';

interface ArrearsBarProps {
  readonly question: BillsQuestion;
  /** Those that are shown, and all that the question finds. */
  readonly lots: readonly LotBills[];
  readonly all: readonly LotBills[];
}

/** Pays what is shown: one bill on its own page, several together, and only those. */
export function ArrearsBar({ question, lots, all }: ArrearsBarProps) {
  const bills = lots.flatMap((lot) => lot.bills);
  const goPay = useGoPay(
    question,
    all.flatMap((lot) => lot.bills),
  );
  return (
    <BottomBar left={<Amount cents={sumOf(bills)} size="card" tone="owed" />}>
      <PrimaryButton
        onPress={() => {
          goPay(bills);
        }}
      >
        全部补缴
      </PrimaryButton>
    </BottomBar>
  );
}
