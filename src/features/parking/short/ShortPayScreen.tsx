import { useScreen } from '@/navigation/hooks/useScreen';

import { BillView } from '../bill/BillView';

/** The bill in the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  const { frame, query } = useScreen('pay');
  return <BillView frame={frame} billKey={query} />;
}
