import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/**
 * The return page of a third-party cashier after a failure. It offers the same order again, or another payment method.
 * If the order was paid after all, it shows that.
 */
export default function ThirdPayFailScreen() {
  const { frame, query } = useScreen('thirdPayFail');
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      actionLabels={{ continue: '重新支付', bill: '换个方式支付' }}
    />
  );
}
