import { useScreen } from '@/navigation/hooks/useScreen';
import { useRaiseBarrierMutation } from '@/services/charge/stays';
import { createSendDeadline } from '@/services/transport/clock/press';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { BarrierCard } from './BarrierCard';

/** After paying at a lane: the result of the payment and, once it is paid, the barrier. */
export default function BarrierScreen() {
  const { frame, query } = useScreen('barrierResult');
  const { clock } = usePorts();
  const [raise, raiseState] = useRaiseBarrierMutation({ fixedCacheKey: `barrier ${query.payId ?? query.key ?? ''}` });
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, bill, leaveByMs }) =>
        outcome === 'paid' && bill !== null ? (
          <BarrierCard
            {...{ bill, leaveByMs, query: raiseState }}
            onRaise={() =>
              void raise({ uniqueId: bill.uniqueId, parkId: bill.parkId, leaveBy: createSendDeadline(clock) })
            }
          />
        ) : null
      }
    />
  );
}
