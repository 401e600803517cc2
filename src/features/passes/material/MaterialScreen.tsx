import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingPassProductEmptyProps } from '../parts/missingItems';
import { usePassProduct } from '../parts/usePassProduct';
import { NewPassApplicationDocumentForm } from './NewPassApplicationDocumentForm';

/** 办理资料: the documents for a chosen pass, before they are reviewed. */
export default function MaterialScreen() {
  const { frame, query } = useScreen('monthlyMaterial');
  const { rule, load } = usePassProduct(query.ruleId);
  if (rule === undefined)
    return (
      <DetailScreen frame={frame} load={load} empty={missingPassProductEmptyProps} cardHeights={[110, 260, 300]} />
    );
  return (
    <NewPassApplicationDocumentForm
      key={rule.ruleId}
      frame={frame}
      rule={rule}
      parkId={rule.parkIds[0] ?? query.parkId ?? ''}
    />
  );
}
