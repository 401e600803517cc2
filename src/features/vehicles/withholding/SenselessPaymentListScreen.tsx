import { useScreen } from '@/navigation/hooks/useScreen';

import { DeductionList } from './DeductionList';
import { WhereOffered } from './WhereOffered';

/** The open channels of each plate, and past deductions. */
export default function SenselessPaymentListScreen() {
  const { frame } = useScreen('senselessPaymentList');
  return (
    <WhereOffered frame={frame}>
      <DeductionList frame={frame} />
    </WhereOffered>
  );
}
