import { useScreen } from '@/navigation/hooks/useScreen';

import { BillView } from './BillView';

/** Paying one parking bill. */
export default function PayScreen() {
  const { frame, query } = useScreen('payPage');
  return <BillView frame={frame} billKey={query} couponId={query.couponId} />;
}
