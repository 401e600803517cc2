import { useScreen } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { useBalanceQuery } from '@/widgets/wallet/useBalanceQuery';

import { blockedWallet } from '../parts/blockedWallet';
import { CashOut } from './CashOut';

/** 提现 of the driver's balance: of several wallets, the default one. */
export default function AccountBalanceCashScreen() {
  const { frame } = useScreen('accountBalanceCash');
  const { query, money, wallet } = useBalanceQuery();
  return (
    <CashOut
      frame={frame}
      walletId={wallet?.walletId}
      money={query}
      parts={money}
      blocked={wallet === undefined ? '' : blockedWallet(wallet, '提现')}
      ledger={standing('accountBalanceDetail')}
    />
  );
}
