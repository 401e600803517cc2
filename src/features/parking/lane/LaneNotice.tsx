import type { BillKey } from '@/services/charge/bills';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { useCachedBill } from '@/widgets/stay/useCachedBill';

import { isFreeStay, toBillStatus } from '../model/billStatus';

/** What a driver who pays at a lane does next. */
export const LaneNotice = () => <NoticeBanner>缴费后请等待道闸抬杆，看到抬杆再前行</NoticeBanner>;

/** The notice for one bill; null for a free stay, because the bill itself describes what happens at the barrier. */
export function LaneBillNotice(billKey: BillKey) {
  const bill = useCachedBill(billKey);
  return bill !== undefined && isFreeStay(toBillStatus(bill)) ? null : <LaneNotice />;
}
