import { useScreen } from '@/navigation/hooks/useScreen';

import { DeductionSettings } from './parts/DeductionSettings';
import { WithholdingGate } from './WithholdingGate';

/** Whether a plate has automatic payment, and the order of its channels. */
export default function OrderDeductionScreen() {
  const { frame, query } = useScreen('orderDeduction');
  const { plateId = '' } = query;
  return (
    <WithholdingGate frame={frame}>
      <DeductionSettings frame={frame} plateId={plateId} />
    </WithholdingGate>
  );
}
