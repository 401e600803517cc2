import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The result of a purchase of coupons. */
export default function BuyCouponsResultScreen() {
  const { frame, query } = useScreen('buyCouponsResult');
  return <PaymentOutcome frame={frame} address={query} />;
}
