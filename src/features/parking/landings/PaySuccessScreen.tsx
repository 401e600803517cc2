import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where payers from elsewhere land. Its address says that the payment succeeded; the page says what the server says. */
export default function PaySuccessScreen() {
  const { frame, query } = useScreen('paySuccess');
  return <PaymentOutcome frame={frame} address={query} claim="paid" />;
}
