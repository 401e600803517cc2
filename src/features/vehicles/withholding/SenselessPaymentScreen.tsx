import { useScreen } from '@/navigation/hooks/useScreen';

import { PlatesToOpen } from './PlatesToOpen';
import { WhereOffered } from './WhereOffered';

/** What automatic payment is, and which of the driver's plates have it. */
export default function SenselessPaymentScreen() {
  const { frame, query } = useScreen('senselessPayment');
  const { plateId } = query;
  return (
    <WhereOffered frame={frame}>
      <PlatesToOpen frame={frame} plateId={plateId} />
    </WhereOffered>
  );
}
