import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { MISSING_WALLET } from '../parts/missingWallet';
import { useWallet } from '../parts/useWallet';
import { walletBlockedText } from '../parts/walletBlockedText';
import { CashOutView } from './CashOutView';

/** 提现 of one wallet. */
export default function WalletCashScreen() {
  const { frame, query: screenQuery } = useScreen('walletCash');
  const { walletId } = screenQuery;
  const { query, wallet, isMissing } = useWallet(walletId);
  if (walletId === undefined || isMissing) return <MissingItemScreen frame={frame} empty={MISSING_WALLET} />;
  return (
    <CashOutView
      frame={frame}
      walletId={walletId}
      balanceQuery={query}
      balance={wallet}
      blockedText={wallet === undefined ? '' : walletBlockedText(wallet, '提现')}
      ledgerPath={pathIfAvailable('walletDetail', { walletId })}
    />
  );
}
