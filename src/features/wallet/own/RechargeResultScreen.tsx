import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOutcomeView } from '../recharge/RechargeOutcomeView';
import { FundsAfterRecharge } from './FundsAfterRecharge';

/** The result of a recharge and, once it is paid, the balance. */
export default function RechargeResultScreen() {
  const { frame, query } = useScreen('accountBalanceResult');
  return (
    <RechargeOutcomeView frame={frame} query={query}>
      <FundsAfterRecharge otherwise="accountBalance" />
    </RechargeOutcomeView>
  );
}
