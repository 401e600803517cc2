import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The end of the short flow: what became of the payment, and the way out of the window. */
export default function ShortResultScreen() {
  return <PaymentOutcome frame={{ name: 'result', title: '支付结果' }} address={useQueryOf('result')} />;
}
