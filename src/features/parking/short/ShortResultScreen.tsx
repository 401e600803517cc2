import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** The end of the short flow: the result of the payment, and closing the window. */
export default function ShortResultScreen() {
  const { frame, query } = useScreen('result');
  return <PaymentResultContainer frame={frame} address={query} />;
}
