import { useBalancePage } from '@/flows/entry/useBalancePage';
import { useScreen } from '@/navigation/hooks/useScreen';

import { OneBalance } from '../recharge/OneBalance';
import { SeveralWallets } from './SeveralWallets';

/** The driver's wallets; for a driver with one balance, that one. */
export default function WalletScreen() {
  const { frame } = useScreen('wallet');
  const page = useBalancePage('wallet');
  return page === 'wallet' ? <SeveralWallets frame={frame} /> : <OneBalance frame={{ ...frame, title: '账户余额' }} />;
}
