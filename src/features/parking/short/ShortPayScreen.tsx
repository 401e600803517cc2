import { useScreen } from '@/navigation/hooks/useScreen';

import { ParkingBillView } from '../bill/ParkingBillView';

/** The bill in the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  const { frame, query } = useScreen('pay');
  return <ParkingBillView frame={frame} billKey={query} />;
}
