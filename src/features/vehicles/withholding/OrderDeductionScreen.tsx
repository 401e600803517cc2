import { useScreen } from '@/navigation/hooks/useScreen';

import { AutoDeductionGate } from './AutoDeductionGate';
import { AutoDeductionSettings } from './parts/AutoDeductionSettings';

/** Whether a plate has automatic payment, and the order of its channels. */
export default function OrderDeductionScreen() {
  const { frame, query } = useScreen('orderDeduction');
  const { plateId = '' } = query;
  return (
    <AutoDeductionGate frame={frame}>
      <AutoDeductionSettings frame={frame} plateId={plateId} />
    </AutoDeductionGate>
  );
}
