import { useGo } from '@/navigation/hooks/useGo';

import { DeductionList } from './DeductionList';
import { WhereOffered } from './WhereOffered';

/** What is open for which plate, and what was taken. */
export default function SenselessPaymentListScreen() {
  const go = useGo();
  const frame = { name: 'senselessPaymentList', title: '无感支付管理', onBack: go.back };
  return (
    <WhereOffered frame={frame}>
      <DeductionList frame={frame} />
    </WhereOffered>
  );
}
