import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOutcomeView } from '../recharge/RechargeOutcomeView';
import { FundsAfterRecharge } from './FundsAfterRecharge';

/** The result of a recharge of a wallet and, once it is paid, what the wallets hold. */
export default function WalletResultScreen() {
  const { frame, query } = useScreen('walletResult');
  return (
    <RechargeOutcomeView frame={frame} query={query}>
      <FundsAfterRecharge otherwise="wallet" />
    </RechargeOutcomeView>
  );
}
