import { useScreen } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';

import { CashOut } from './CashOut';

/** 提现 of the driver's balance. */
export default function AccountBalanceCashScreen() {
  const { frame } = useScreen('accountBalanceCash');
  const balance = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <CashOut frame={frame} money={balance} parts={balance.currentData} ledger={standing('accountBalanceDetail')} />
  );
}
