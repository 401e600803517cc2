import type { ParkingBill } from '@/services/charge/parkingBill';

import { hasPayments } from '../model/stayWords';
import { FeeCard } from './FeeCard';
import { StayHead } from './StayHead';
import { StayHelp } from './StayHelp';
import { StayPayments } from './StayPayments';
import { StayPhotos } from './StayPhotos';
import { StayRating } from './StayRating';

/** One stay: how it stands, what it cost and why, what was seen and paid, and what can be done about it. */
export function StayCards({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId } = bill;
  const billKey = { uniqueId, parkId };
  return (
    <>
      <StayHead bill={bill} />
      <FeeCard bill={bill} />
      {hasPayments(bill) && <StayPayments billKey={billKey} />}
      <StayPhotos billKey={billKey} />
      <StayRating bill={bill} />
      <StayHelp bill={bill} />
    </>
  );
}
