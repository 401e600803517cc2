import { useScreen } from '@/navigation/hooks/useScreen';

import { AutoDeductionGate } from './AutoDeductionGate';
import { PlateDeductionChannelsList } from './PlateDeductionChannelsList';

/** What automatic payment is, and which of the driver's plates have it. */
export default function SenselessPaymentScreen() {
  const { frame, query } = useScreen('senselessPayment');
  const { plateId } = query;
  return (
    <AutoDeductionGate frame={frame}>
      <PlateDeductionChannelsList frame={frame} plateId={plateId} />
    </AutoDeductionGate>
  );
}
