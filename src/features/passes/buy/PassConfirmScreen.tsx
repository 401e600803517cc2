import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneRule } from '../parts/goneRule';
import { useRule } from '../parts/useRule';
import { ConfirmView } from './ConfirmView';

/** 办理月卡: what is bought, for which cars and which days, before it is paid. */
export default function PassConfirmScreen() {
  const { frame, query } = useScreen('monthlyPassConfirm');
  const { rule, load } = useRule(query.ruleId);
  if (rule === undefined) {
    return <DetailScreen frame={frame} load={load} empty={goneRule} cardHeights={[150, 110, 110, 150]} />;
  }
  // The lot that sells it. Another one of its lots may have led here.
  return <ConfirmView key={rule.ruleId} frame={frame} rule={rule} parkId={rule.parkIds[0] ?? query.parkId ?? ''} />;
}
