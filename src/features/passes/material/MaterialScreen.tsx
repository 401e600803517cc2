import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingPassRule } from '../parts/missingPassRule';
import { usePassRule } from '../parts/usePassRule';
import { NewMaterial } from './NewMaterial';

/** 办理资料: the documents for a chosen pass, before they are reviewed. */
export default function MaterialScreen() {
  const { frame, query } = useScreen('monthlyMaterial');
  const { rule, load } = usePassRule(query.ruleId);
  if (rule === undefined)
    return <DetailScreen frame={frame} load={load} empty={missingPassRule} cardHeights={[110, 260, 300]} />;
  return <NewMaterial key={rule.ruleId} frame={frame} rule={rule} parkId={rule.parkIds[0] ?? query.parkId ?? ''} />;
}
