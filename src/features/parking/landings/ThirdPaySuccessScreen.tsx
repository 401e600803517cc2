import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/**
 * The return page of a third-party cashier, such as a bank's, after a payment. Only the server's response makes it a
 * success.
 */
export default function ThirdPaySuccessScreen() {
  const { frame, query } = useScreen('thirdPaySuccess');
  return <PaymentResultContainer frame={frame} address={query} claim="paid" />;
}
