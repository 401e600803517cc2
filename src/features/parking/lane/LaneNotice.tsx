import type { BillKey } from '@/services/charge/bills';
import { Notice } from '@/ui/card/Notice';
import { useSeenBill } from '@/widgets/stay/useSeenBill';

import { answerOfBill, isFree } from '../model/billAnswer';

/** What a driver who pays at a lane does next. */
export const LaneNotice = () => <Notice>缴费后请等待道闸抬杆，看到抬杆再前行</Notice>;

/** Where nothing is to be paid, the bill itself says what happens at the barrier. */
export function LaneBillNotice(billKey: BillKey) {
  const bill = useSeenBill(billKey);
  return bill !== undefined && isFree(answerOfBill(bill)) ? null : <LaneNotice />;
}
