import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneRule } from '../parts/goneRule';
import { useRule } from '../parts/useRule';
import { NewMaterial } from './NewMaterial';

/** 办理资料: the documents for a pass that has been chosen, before they are reviewed. */
export default function MaterialScreen() {
  const { frame, query } = useScreen('monthlyMaterial');
  const { rule, load } = useRule(query.ruleId);
  if (rule === undefined)
    return <DetailScreen frame={frame} load={load} empty={goneRule} cardHeights={[110, 260, 300]} />;
  return <NewMaterial key={rule.ruleId} frame={frame} rule={rule} parkId={rule.parkIds[0] ?? query.parkId ?? ''} />;
}
