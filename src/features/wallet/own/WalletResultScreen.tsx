import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOutcome } from '../recharge/RechargeOutcome';
import { UpdatedFunds } from './UpdatedFunds';

/** The result of a recharge of a wallet and, once it is paid, what the wallets hold. */
export default function WalletResultScreen() {
  const { frame, query } = useScreen('walletResult');
  return (
    <RechargeOutcome frame={frame} query={query}>
      <UpdatedFunds otherwise="wallet" />
    </RechargeOutcome>
  );
}
