import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The hand-over to a third-party cashier, and the page to return to. */
export default function ThirdPayScreen() {
  const { frame, query } = useScreen('thirdPay');
  return (
    <PaymentOutcome
      frame={{ ...frame, titleOfResult: '支付结果' }}
      address={query}
      claim="toBePaid"
      words={{ continue: '前往支付', refresh: '我已完成支付', bill: '去账单支付' }}
    />
  );
}
