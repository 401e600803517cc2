import { BIZ_TYPE } from '@/domain/payment/bizType';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { StayRating } from '@/widgets/rating/StayRating';
import {
  listAvailableBillDisputeActions,
  ParkingBillDisputeActionRows,
} from '@/widgets/stay/ParkingBillDisputeActionRows';

import { hasStayPayments, isStayRatable } from '../model/stayText';
import { StayFeeCard } from './StayFeeCard';
import { StayHeaderCard } from './StayHeaderCard';
import { StayPayments } from './StayPayments';
import { StayPhotos } from './StayPhotos';

/** One stay: its state, the fee and how it was computed, photos, payments, and the available actions. */
export function StayDetailCards({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId } = bill;
  const billKey = { uniqueId, parkId };
  return (
    <>
      <StayHeaderCard bill={bill} />
      <StayFeeCard bill={bill} />
      {hasStayPayments(bill) && <StayPayments billKey={billKey} />}
      <StayPhotos billKey={billKey} />
      <StayRating billKey={billKey} isRatable={isStayRatable(bill)} />
      <StayLinks bill={bill} />
    </>
  );
}

/** Other actions for this stay. */
function StayLinks({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId, canInvoice, paidFee } = bill;
  // No invoice without a payment, whatever the server offers.
  const invoicePath =
    canInvoice === 1 && paidFee > 0
      ? getPathIfInBuild('makeInvoice', { uniqueId, parkId, bizType: BIZ_TYPE.parking })
      : undefined;
  const problemPath = getPathIfInBuild('customerServiceBillProblem', { uniqueId, parkId });
  if (invoicePath === undefined && problemPath === undefined && listAvailableBillDisputeActions(bill).length === 0)
    return null;
  return (
    <Card>
      <CardRows>
        {invoicePath !== undefined && <ListRow title="开发票" to={invoicePath} />}
        <ParkingBillDisputeActionRows bill={bill} />
        {problemPath !== undefined && <ListRow title="遇到其他问题" note="付款、退款、道闸、发票" to={problemPath} />}
      </CardRows>
    </Card>
  );
}
