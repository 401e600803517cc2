import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** The result of a purchase of coupons. */
export default function BuyCouponsResultScreen() {
  const { frame, query } = useScreen('buyCouponsResult');
  return <PaymentResultContainer frame={frame} address={query} />;
}
