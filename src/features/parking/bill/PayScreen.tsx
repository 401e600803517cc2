import { useScreen } from '@/navigation/hooks/useScreen';

import { BillInUrlPaymentView } from './BillInUrlPaymentView';

/** Paying one parking bill. */
export default function PayScreen() {
  const { frame, query } = useScreen('payPage');
  return <BillInUrlPaymentView frame={frame} billKey={query} couponId={query.couponId} />;
}
