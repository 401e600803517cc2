import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The result of a payment. */
export default function PayResultScreen() {
  const { frame, query } = useScreen('payResultPage');
  return <PaymentOutcome frame={frame} address={query} />;
}
