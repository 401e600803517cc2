import { useScreen } from '@/navigation/hooks/useScreen';

import { AutoDeductionGate } from './AutoDeductionGate';
import { DeductionSettings } from './parts/DeductionSettings';

/** Whether a plate has automatic payment, and the order of its channels. */
export default function OrderDeductionScreen() {
  const { frame, query } = useScreen('orderDeduction');
  const { plateId = '' } = query;
  return (
    <AutoDeductionGate frame={frame}>
      <DeductionSettings frame={frame} plateId={plateId} />
    </AutoDeductionGate>
  );
}
