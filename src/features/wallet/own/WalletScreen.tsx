import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { useScreen } from '@/navigation/hooks/useScreen';

import { SingleBalanceView } from '../recharge/SingleBalanceView';
import { WalletsView } from './WalletsView';

/** The driver's wallets, or the balance of a driver who has only one. */
export default function WalletScreen() {
  const { frame } = useScreen('wallet');
  const page = useBalancePageName('wallet');
  return page === 'wallet' ? (
    <WalletsView frame={frame} />
  ) : (
    <SingleBalanceView frame={{ ...frame, title: '账户余额' }} />
  );
}
