import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { missingWalletEmptyProps } from '../parts/missingWalletEmptyProps';
import { useWallet } from '../parts/useWallet';
import { LedgerView } from './LedgerView';

/** The records of one wallet. */
export default function WalletDetailScreen() {
  const { frame, query } = useScreen('walletDetail');
  const { walletId } = query;
  const { wallet, isMissing } = useWallet(walletId);
  if (walletId === undefined || isMissing) return <MissingItemScreen frame={frame} empty={missingWalletEmptyProps} />;
  return (
    <LedgerView
      frame={wallet === undefined ? frame : { ...frame, title: `${wallet.walletName}明细` }}
      walletId={walletId}
      balance={wallet}
      cashOutPath={getPathIfInBuild('walletCash', { walletId })}
      empty={{
        illustration: 'bill',
        text: '这个钱包还没有变动',
        action: <LinkButton to={pathTo('wallet')}>看我的钱包</LinkButton>,
      }}
    />
  );
}
