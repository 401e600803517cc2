import { useBalancePage } from '@/flows/entry/useBalancePage';
import { useScreen } from '@/navigation/hooks/useScreen';

import { OneBalance } from '../recharge/OneBalance';
import { RechargeOrder } from '../recharge/RechargeOrder';
import { SeveralWallets } from './SeveralWallets';

/** The driver's balance and a recharge of it, or the wallets of a driver with several; or the payment of a recharge that the address names. */
export default function AccountBalanceScreen() {
  const { frame, query } = useScreen('accountBalance');
  const page = useBalancePage();
  const { orderNo } = query;
  if (orderNo !== undefined) {
    return <RechargeOrder key={orderNo} frame={{ ...frame, title: '支付充值' }} orderNo={orderNo} />;
  }
  return page === 'wallet' ? <SeveralWallets frame={{ ...frame, title: '我的钱包' }} /> : <OneBalance frame={frame} />;
}
