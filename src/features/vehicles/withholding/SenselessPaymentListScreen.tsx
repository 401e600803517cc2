import { useScreen } from '@/navigation/hooks/useScreen';

import { DeductionList } from './DeductionList';
import { WithholdingGate } from './WithholdingGate';

/** The open channels of each plate, and past deductions. */
export default function SenselessPaymentListScreen() {
  const { frame } = useScreen('senselessPaymentList');
  return (
    <WithholdingGate frame={frame}>
      <DeductionList frame={frame} />
    </WithholdingGate>
  );
}
