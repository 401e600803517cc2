import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { retryableLazy } from '@/ui/late/retryableLazy';
import type { PaymentResult } from '@/widgets/checkout/model/result';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** Nobody misses it where its code does not come. */
const StayRating = retryableLazy(
  'rating',
  async () => (await import(/* webpackChunkName: "rating" */ '@/widgets/rating/StayRating')).StayRating,
  { without: () => null },
);

/** The result of a payment. A driver whose stay is paid and can be rated does so here. */
export default function PayResultScreen() {
  const { frame, query } = useScreen('payResultPage');
  const isSignedIn = useIsSignedIn();
  const rating = ({ outcome, bill, canEvaluate }: PaymentResult) =>
    isSignedIn && outcome === 'paid' && bill !== null ? (
      <StayRating billKey={bill} isRatable isExpected={canEvaluate} />
    ) : null;
  return <PaymentOutcome frame={frame} address={query} foot={rating} />;
}
