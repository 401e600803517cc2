import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where a cashier of a bank or another third party returns to when it took the payment. Only the server makes it a success. */
export default function ThirdPaySuccessScreen() {
  return (
    <PaymentOutcome
      frame={{ name: 'thirdPaySuccess', title: '支付结果' }}
      address={useQueryOf('thirdPaySuccess')}
      claim="paid"
    />
  );
}
