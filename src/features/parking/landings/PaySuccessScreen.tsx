import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/**
 * The page for payers who come from outside the app. Its address claims success; the page shows the server's response.
 */
export default function PaySuccessScreen() {
  const { frame, query } = useScreen('paySuccess');
  return <PaymentResultContainer frame={frame} address={query} claim="paid" />;
}
