import { useQueryOf } from '@/navigation/hooks/useQuery';
import { useRaiseBarrierMutation } from '@/services/charge/stays';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { BarrierCard } from './BarrierCard';

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
