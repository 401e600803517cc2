import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { NO_WALLET } from '../parts/noWallet';
import { useWallet } from '../parts/useWallet';
import { Ledger } from './Ledger';

/** The lines of one wallet. */
export default function WalletDetailScreen() {
  const { frame, query } = useScreen('walletDetail');
  const { walletId } = query;
  const { wallet, isGone } = useWallet(walletId);
  if (walletId === undefined || isGone) return <MissingItemScreen frame={frame} empty={NO_WALLET} />;
  return (
    <Ledger
      frame={wallet === undefined ? frame : { ...frame, title: `${wallet.walletName}明细` }}
      walletId={walletId}
      money={wallet}
      cashOut={standing('walletCash', { walletId })}
      empty={{
        drawing: 'bill',
        text: '这个钱包还没有变动',
        action: <LinkButton to={pathTo('wallet')}>看我的钱包</LinkButton>,
      }}
    />
  );
}
