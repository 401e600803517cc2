import { useScreen } from '@/navigation/hooks/useScreen';

import { ParkingBillView } from './ParkingBillView';

/** Paying one parking bill. */
export default function PayScreen() {
  const { frame, query } = useScreen('payPage');
  return <ParkingBillView frame={frame} billKey={query} couponId={query.couponId} />;
}
