import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/**
 * The return page of a third-party cashier, such as a bank's, after a payment. Only the server's response makes it a
 * success.
 */
export default function ThirdPaySuccessScreen() {
  const { frame, query } = useScreen('thirdPaySuccess');
  return <PaymentOutcome frame={frame} address={query} claim="paid" />;
}
