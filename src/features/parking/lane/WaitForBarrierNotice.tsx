import type { ParkingBillKey } from '@/services/charge/bills';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { useCachedParkingBill } from '@/widgets/stay/useCachedParkingBill';

import { isFreeStay, toBillStatus } from '../model/billStatus';

/** What a driver who pays at a lane does next. */
export const WaitForBarrierNotice = () => <NoticeBanner>缴费后请等待道闸抬杆，看到抬杆再前行</NoticeBanner>;

/** The notice for one bill; null for a free stay, because the bill itself describes what happens at the barrier. */
export function BillWaitForBarrierNotice(billKey: ParkingBillKey) {
  const bill = useCachedParkingBill(billKey);
  return bill !== undefined && isFreeStay(toBillStatus(bill)) ? null : <WaitForBarrierNotice />;
}
