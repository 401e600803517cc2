import { useScreen } from '@/navigation/hooks/useScreen';

import { DeductionList } from './DeductionList';
import { WhereOffered } from './WhereOffered';

/** What is open for which plate, and what was taken. */
export default function SenselessPaymentListScreen() {
  const { frame } = useScreen('senselessPaymentList');
  return (
    <WhereOffered frame={frame}>
      <DeductionList frame={frame} />
    </WhereOffered>
  );
}
