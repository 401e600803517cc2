import { useQueryOf } from '@/navigation/useQuery';

import { PaymentOutcome } from '../parts/PaymentOutcome';

/** What became of a payment. */
export default function PayResultScreen() {
  return <PaymentOutcome frame={{ name: 'payResultPage', title: '支付结果' }} address={useQueryOf('payResultPage')} />;
}
