import { useQueryOf } from '@/navigation/useQuery';
import { useRaiseBarrierMutation } from '@/services/charge/stays';

import { BarrierCard } from '../parts/BarrierCard';
import { PaymentOutcome } from '../parts/PaymentOutcome';

/** After paying at a lane: what became of the payment, and the barrier once it is paid. */
export default function BarrierScreen() {
  const address = useQueryOf('barrierResult');
  const [raise, asked] = useRaiseBarrierMutation({ fixedCacheKey: `barrier ${address.payId ?? address.key ?? ''}` });
  return (
    <PaymentOutcome
      frame={{ name: 'barrierResult', title: '离场结果' }}
      address={address}
      foot={({ outcome, bill, leaveByMs }) =>
        outcome === 'paid' && bill !== null ? (
          <BarrierCard {...{ bill, leaveByMs, asked }} onRaise={() => void raise(bill)} />
        ) : null
      }
    />
  );
}
