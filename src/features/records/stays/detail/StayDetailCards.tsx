import type { ParkingBill } from '@/services/charge/parkingBill';
import { StayRating } from '@/widgets/rating/StayRating';

import { hasStayPayments, isStayRatable } from '../model/stayText';
import { StayFeeCard } from './StayFeeCard';
import { StayHeaderCard } from './StayHeaderCard';
import { StayLinks } from './StayLinks';
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
