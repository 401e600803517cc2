import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingPassProductEmptyProps } from '../parts/missingItems';
import { usePassProduct } from '../parts/usePassProduct';
import { PassPurchaseConfirmView } from './PassPurchaseConfirmView';

/** 办理月卡: the pass, its cars and its period, before the payment. */
export default function PassConfirmScreen() {
  const { frame, query } = useScreen('monthlyPassConfirm');
  const { rule, load } = usePassProduct(query.ruleId);
  if (rule === undefined) {
    return (
      <DetailScreen frame={frame} load={load} empty={missingPassProductEmptyProps} cardHeights={[150, 110, 110, 150]} />
    );
  }
  // Uses the lot that sells the pass. The address may name another one of its lots.
  return (
    <PassPurchaseConfirmView
      key={rule.ruleId}
      frame={frame}
      rule={rule}
      parkId={rule.parkIds[0] ?? query.parkId ?? ''}
    />
  );
}
