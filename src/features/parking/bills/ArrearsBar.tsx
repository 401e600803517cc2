import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Amount } from '@/ui/text/Amount';

import { type LotBills, sumOf } from './model/billRows';
import type { BillsQuestion } from './useBillsToPay';
import { useGoPay } from './useGoPay';

interface ArrearsBarProps {
  readonly question: BillsQuestion;
  /** The lots that are shown, and all lots that the query finds. */
  readonly lots: readonly LotBills[];
  readonly all: readonly LotBills[];
}

/** Pays exactly the bills that are shown: one on its own page, several together. */
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
