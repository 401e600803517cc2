import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The end of the short flow: what became of the payment, and the way out of the window. */
export default function ShortResultScreen() {
  const { frame, query } = useScreen('result');
  return <PaymentOutcome frame={frame} address={query} />;
}
