import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where such a cashier returns to when it did not: the same order once more, or another way to pay. Paid all the same, it says so. */
export default function ThirdPayFailScreen() {
  return (
    <PaymentOutcome
      frame={{ name: 'thirdPayFail', title: '支付结果' }}
      address={useQueryOf('thirdPayFail')}
      words={{ continue: '重新支付', bill: '换个方式支付' }}
    />
  );
}
