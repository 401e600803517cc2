import { useScreen } from '@/navigation/hooks/useScreen';

import { BillInQueryPaymentView } from './BillInQueryPaymentView';

/** Paying one parking bill. */
export default function PayScreen() {
  const { frame, query } = useScreen('payPage');
  return <BillInQueryPaymentView frame={frame} billKey={query} couponId={query.couponId} />;
}
