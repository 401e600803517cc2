import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The page for payers who come from outside the app. Its address claims success; the page shows what the server responds. */
export default function PaySuccessScreen() {
  const { frame, query } = useScreen('paySuccess');
  return <PaymentOutcome frame={frame} address={query} claim="paid" />;
}
