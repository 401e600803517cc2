import { useScreen } from '@/navigation/hooks/useScreen';

import { BillView } from './BillView';

/** One parking bill, to be paid. */
export default function PayScreen() {
  const { frame, query } = useScreen('payPage');
  return <BillView frame={frame} billKey={query} />;
}
