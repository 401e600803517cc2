import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateWithholdingList } from './PlateWithholdingList';
import { WithholdingGate } from './WithholdingGate';

/** What automatic payment is, and which of the driver's plates have it. */
export default function SenselessPaymentScreen() {
  const { frame, query } = useScreen('senselessPayment');
  const { plateId } = query;
  return (
    <WithholdingGate frame={frame}>
      <PlateWithholdingList frame={frame} plateId={plateId} />
    </WithholdingGate>
  );
}
