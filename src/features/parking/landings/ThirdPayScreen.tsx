import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The hand-over to such a cashier, and the page to come back to. */
export default function ThirdPayScreen() {
  return (
    <PaymentOutcome
      frame={{ name: 'thirdPay', title: '第三方支付', titleOfResult: '支付结果' }}
      address={useQueryOf('thirdPay')}
      claim="toBePaid"
      words={{ continue: '前往支付', refresh: '我已完成支付', bill: '去账单支付' }}
    />
  );
}
