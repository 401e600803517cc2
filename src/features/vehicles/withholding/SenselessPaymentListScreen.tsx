import { useScreen } from '@/navigation/hooks/useScreen';

import { AutoDeductionGate } from './AutoDeductionGate';
import { DeductionChannelList } from './DeductionChannelList';

/** The open channels of each plate, and past deductions. */
export default function SenselessPaymentListScreen() {
  const { frame } = useScreen('senselessPaymentList');
  return (
    <AutoDeductionGate frame={frame}>
      <DeductionChannelList frame={frame} />
    </AutoDeductionGate>
  );
}
