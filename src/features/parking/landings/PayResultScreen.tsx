import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { retryableLazy } from '@/ui/late/retryableLazy';
import type { PaymentResult } from '@/widgets/checkout/model/paymentResult';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** Optional: if its code cannot be loaded, nothing is rendered. */
const StayRating = retryableLazy(
  'rating',
  async () => (await import(/* webpackChunkName: "rating" */ '@/widgets/rating/StayRating')).StayRating,
  { errorFallback: () => null },
);

/** The result of a payment. A signed-in driver can rate the paid stay here. */
export default function PayResultScreen() {
  const { frame, query } = useScreen('payResultPage');
  const isSignedIn = useIsSignedIn();
  const rating = ({ outcome, bill, canEvaluate }: PaymentResult) =>
    isSignedIn && outcome === 'paid' && bill !== null ? (
      <StayRating billKey={bill} isRatable isExpected={canEvaluate} />
    ) : null;
  return <PaymentResultContainer frame={frame} address={query} foot={rating} />;
}
