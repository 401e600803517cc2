import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { PlatesToOpen } from './PlatesToOpen';
import { WhereOffered } from './WhereOffered';

/** What automatic payment is, and which of the driver's plates have it. */
export default function SenselessPaymentScreen() {
  const go = useGo();
  const { plateId } = useQueryOf('senselessPayment');
  const frame = { name: 'senselessPayment', title: '无感支付', onBack: go.back };
  return (
    <WhereOffered frame={frame}>
      <PlatesToOpen frame={frame} plateId={plateId} />
    </WhereOffered>
  );
}
