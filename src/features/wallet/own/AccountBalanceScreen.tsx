import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { useScreen } from '@/navigation/hooks/useScreen';

import { RechargeOrderView } from '../recharge/RechargeOrderView';
import { SingleBalanceView } from '../recharge/SingleBalanceView';
import { WalletsView } from './WalletsView';

/**
 * Shows and recharges the balance, or the wallets of a driver with several. With an order in the URL, it shows the
 * payment of that recharge.
 */
export default function AccountBalanceScreen() {
  const { frame, query } = useScreen('accountBalance');
  const page = useBalancePageName();
  const { orderNo } = query;
  if (orderNo !== undefined) {
    return <RechargeOrderView key={orderNo} frame={{ ...frame, title: '支付充值' }} orderNo={orderNo} />;
  }
  return page === 'wallet' ? (
    <WalletsView frame={{ ...frame, title: '我的钱包' }} />
  ) : (
    <SingleBalanceView frame={frame} />
  );
}
