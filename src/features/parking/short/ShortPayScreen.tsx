import { useScreen } from '@/navigation/hooks/useScreen';

import { BillInQueryPaymentView } from '../bill/BillInQueryPaymentView';

/** The bill in the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  const { frame, query } = useScreen('pay');
  return <BillInQueryPaymentView frame={frame} billKey={query} />;
}
