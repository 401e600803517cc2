import type { ParkingBill } from '@/services/charge/parkingBill';
import { StayRating } from '@/widgets/rating/StayRating';

import { hasPayments, isRatable } from '../model/stayWords';
import { FeeCard } from './FeeCard';
import { StayHead } from './StayHead';
import { StayHelp } from './StayHelp';
import { StayPayments } from './StayPayments';
import { StayPhotos } from './StayPhotos';

/** One stay: its state, the fee and how it was computed, photos, payments, and the available actions. */
export function StayCards({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId } = bill;
  const billKey = { uniqueId, parkId };
  return (
    <>
      <StayHead bill={bill} />
      <FeeCard bill={bill} />
      {hasPayments(bill) && <StayPayments billKey={billKey} />}
      <StayPhotos billKey={billKey} />
      <StayRating billKey={billKey} isRatable={isRatable(bill)} />
      <StayHelp bill={bill} />
    </>
  );
}
