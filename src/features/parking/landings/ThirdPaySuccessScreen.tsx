import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Where a cashier of a bank or another third party returns to when it took the payment. Only the server makes it a success. */
export default function ThirdPaySuccessScreen() {
  const { frame, query } = useScreen('thirdPaySuccess');
  return <PaymentOutcome frame={frame} address={query} claim="paid" />;
}
