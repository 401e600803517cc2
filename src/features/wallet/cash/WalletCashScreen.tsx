import { useScreen } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { blockedWallet } from '../parts/blockedWallet';
import { NO_WALLET } from '../parts/noWallet';
import { useWallet } from '../parts/useWallet';
import { CashOut } from './CashOut';

/** 提现 of one wallet. */
export default function WalletCashScreen() {
  const { frame, query: asked } = useScreen('walletCash');
  const { walletId } = asked;
  const { query, wallet, isGone } = useWallet(walletId);
  if (walletId === undefined || isGone) return <MissingItemScreen frame={frame} empty={NO_WALLET} />;
  return (
    <CashOut
      frame={frame}
      walletId={walletId}
      money={query}
      parts={wallet}
      blocked={wallet === undefined ? '' : blockedWallet(wallet, '提现')}
      ledger={standing('walletDetail', { walletId })}
    />
  );
}
