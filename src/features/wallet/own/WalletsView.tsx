import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { Wallet } from '@/services/driver/defaultWallet';
import { useListWalletsQuery } from '@/services/driver/wallets';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { walletBlockedText } from '../parts/walletBlockedText';
import { BalanceLinks } from '../recharge/BalanceLinks';
import { RechargeFormCards } from '../recharge/RechargeFormCards';
import { useRechargeForm } from '../recharge/useRechargeForm';
import { WalletCards } from './WalletCards';

const NONE = '';

/** The driver's wallets: their balances, and a recharge of the chosen one. */
export function WalletsView({ frame }: { readonly frame: ScreenHeaderProps<'accountBalance' | 'wallet'> }) {
  const query = useListWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const wallets = query.currentData?.results ?? [];
  const { wallet, choose } = useChosenWallet(wallets);
  const recharge = useRechargeForm({
    form: 'wallet',
    walletId: wallet?.walletId,
    name: wallet?.walletName ?? '钱包',
    blockedText: wallet === undefined ? '请先选择钱包' : walletBlockedText(wallet, '充值'),
  });
  const bar =
    wallet === undefined ? undefined : (
      <CheckoutBar checkout={recharge.checkout} object={wallet.walletName} action="充值" />
    );
  return (
    <DetailScreen
      frame={bar === undefined ? frame : { ...frame, bar }}
      load={toContentLoadState(query, {
        message: '钱包加载失败',
        waitingFor: '正在查询钱包…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        illustration: 'bill',
        text: '还没有钱包，第一次充值后会出现在这里',
        action: <LinkButton to={pathTo('mine')}>回到我的</LinkButton>,
      }}
      cardHeights={[150, 160, 200]}
    >
      {wallet !== undefined && (
        <>
          <WalletCards wallets={wallets} chosen={wallet} onChoose={choose} />
          <RechargeFormCards {...recharge}>
            <BalanceLinks walletId={wallet.walletId} />
          </RechargeFormCards>
        </>
      )}
    </DetailScreen>
  );
}

/** The selected wallet. It is initially the default one, which payments from the balance use. */
function useChosenWallet(wallets: readonly Wallet[]) {
  const ids = wallets.map(({ walletId }) => walletId);
  const [chosen, choose] = usePersistedSelection<string>('wallet.chosen', ids, NONE);
  const wallet =
    wallets.find(({ walletId }) => walletId === chosen) ??
    wallets.find(({ isDefault }) => isDefault === 1) ??
    wallets[0];
  return { wallet, choose };
}
