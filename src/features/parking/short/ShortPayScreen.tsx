import { useScreen } from '@/navigation/hooks/useScreen';

import { BillInUrlPaymentView } from '../bill/BillInUrlPaymentView';

/** The bill in the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  const { frame, query } = useScreen('pay');
  return <BillInUrlPaymentView frame={frame} billKey={query} />;
}
