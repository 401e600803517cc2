import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where such a cashier returns to when it did not: the same order once more, or another way to pay. Paid all the same, it says so. */
export default function ThirdPayFailScreen() {
  const { frame, query } = useScreen('thirdPayFail');
  return <PaymentOutcome frame={frame} address={query} words={{ continue: '重新支付', bill: '换个方式支付' }} />;
}
