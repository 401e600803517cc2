import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** What became of a payment. */
export default function PayResultScreen() {
  return <PaymentOutcome frame={{ name: 'payResultPage', title: '支付结果' }} address={useQueryOf('payResultPage')} />;
}
