import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOutcome } from '../recharge/RechargeOutcome';
import { NewMoney } from './NewMoney';

/** The result of a recharge and, once it is paid, the balance. */
export default function RechargeResultScreen() {
  const { frame, query } = useScreen('accountBalanceResult');
  return (
    <RechargeOutcome frame={frame} query={query}>
      <NewMoney otherwise="accountBalance" />
    </RechargeOutcome>
  );
}
