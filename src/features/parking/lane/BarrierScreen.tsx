import { useScreen } from '@/navigation/hooks/useScreen';
import { createCommandSendDeadline } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import { useRaiseBarrierMutation } from '@/services/charge/stays';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

import { BarrierCard } from './BarrierCard';

/** After paying at a lane: the result of the payment and, once it is paid, the barrier. */
export default function BarrierScreen() {
  const { frame, query } = useScreen('barrierResult');
  const { clock } = usePorts();
  const [raise, raiseState] = useRaiseBarrierMutation({ fixedCacheKey: `barrier ${query.payId ?? query.key ?? ''}` });
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, bill, leaveByMs }) =>
        outcome === 'paid' && bill !== null ? (
          <BarrierCard
            {...{ bill, leaveByMs, query: raiseState }}
            onRaise={() =>
              void raise({ uniqueId: bill.uniqueId, parkId: bill.parkId, leaveBy: createCommandSendDeadline(clock) })
            }
          />
        ) : null
      }
    />
  );
}
