import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOutcome } from '../recharge/RechargeOutcome';
import { UpdatedFunds } from './UpdatedFunds';

/** The result of a recharge and, once it is paid, the balance. */
export default function RechargeResultScreen() {
  const { frame, query } = useScreen('accountBalanceResult');
  return (
    <RechargeOutcome frame={frame} query={query}>
      <UpdatedFunds otherwise="accountBalance" />
    </RechargeOutcome>
  );
}
