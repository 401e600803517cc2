import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { missingWalletEmptyProps } from '../parts/missingWalletEmptyProps';
import { useWallet } from '../parts/useWallet';
import { walletBlockedText } from '../parts/walletBlockedText';
import { CashOutView } from './CashOutView';

/** 提现 of one wallet. */
export default function WalletCashScreen() {
  const { frame, query: screenQuery } = useScreen('walletCash');
  const { walletId } = screenQuery;
  const { query, wallet, isMissing } = useWallet(walletId);
  if (walletId === undefined || isMissing) return <MissingItemScreen frame={frame} empty={missingWalletEmptyProps} />;
  return (
    <CashOutView
      frame={frame}
      walletId={walletId}
      balanceQuery={query}
      balance={wallet}
      blockedText={wallet === undefined ? '' : walletBlockedText(wallet, '提现')}
      ledgerPath={getPathIfInBuild('walletDetail', { walletId })}
    />
  );
}
