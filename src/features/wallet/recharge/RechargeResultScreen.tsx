import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { NewBalance } from './NewBalance';

/** The result of a recharge and, once it is paid, the balance. */
export default function RechargeResultScreen() {
  const { frame, query } = useScreen('accountBalanceResult');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome }) => (outcome === 'paid' ? <NewBalance /> : null)}
    />
  );
}
