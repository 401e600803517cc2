import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** Leads to a third-party cashier, and is the page to which the cashier returns. */
export default function ThirdPayScreen() {
  const { frame, query } = useScreen('thirdPay');
  return (
    <PaymentResultContainer
      frame={{ ...frame, resultTitle: '支付结果' }}
      address={query}
      claim="toBePaid"
      actionLabels={{ continue: '前往支付', refresh: '我已完成支付', bill: '去账单支付' }}
    />
  );
}
