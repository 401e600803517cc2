import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { DeductionSettings } from './parts/DeductionSettings';
import { WhereOffered } from './WhereOffered';

/** Whether a plate is paid for by itself, and from what first. */
export default function OrderDeductionScreen() {
  const go = useGo();
  const { plateId = '' } = useQueryOf('orderDeduction');
  const frame = { name: 'orderDeduction', title: '扣款设置', onBack: go.back };
  return (
    <WhereOffered frame={frame}>
      <DeductionSettings frame={frame} plateId={plateId} />
    </WhereOffered>
  );
}
