import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where payers from elsewhere land. Its address says that the payment succeeded; the page says what the server says. */
export default function PaySuccessScreen() {
  return (
    <PaymentOutcome frame={{ name: 'paySuccess', title: '支付结果' }} address={useQueryOf('paySuccess')} claim="paid" />
  );
}
