import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useBalanceQuery } from '@/widgets/wallet/useBalanceQuery';

import { walletBlockedText } from '../parts/walletBlockedText';
import { CashOutView } from './CashOutView';

/** 提现 of the driver's balance or, with several wallets, of the default one. */
export default function AccountBalanceCashScreen() {
  const { frame } = useScreen('accountBalanceCash');
  const { query, money, wallet } = useBalanceQuery();
  return (
    <CashOutView
      frame={frame}
      walletId={wallet?.walletId}
      balanceQuery={query}
      balance={money}
      blockedText={wallet === undefined ? '' : walletBlockedText(wallet, '提现')}
      ledgerPath={getPathIfInBuild('accountBalanceDetail')}
    />
  );
}
