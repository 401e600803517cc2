import { useScreen } from '@/navigation/hooks/useScreen';
import { useRaiseBarrierMutation } from '@/services/charge/stays';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { BarrierCard } from './BarrierCard';

/** After paying at a lane: the result of the payment and, once it is paid, the barrier. */
export default function BarrierScreen() {
  const { frame, query } = useScreen('barrierResult');
  const [raise, billQuery] = useRaiseBarrierMutation({ fixedCacheKey: `barrier ${query.payId ?? query.key ?? ''}` });
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, bill, leaveByMs }) =>
        outcome === 'paid' && bill !== null ? (
          <BarrierCard {...{ bill, leaveByMs, query: billQuery }} onRaise={() => void raise(bill)} />
        ) : null
      }
    />
  );
}
