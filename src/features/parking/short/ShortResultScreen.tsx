import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The end of the short flow: the result of the payment, and closing the window. */
export default function ShortResultScreen() {
  const { frame, query } = useScreen('result');
  return <PaymentOutcome frame={frame} address={query} />;
}
