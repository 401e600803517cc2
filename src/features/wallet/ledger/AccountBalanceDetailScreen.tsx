import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { LinkButton } from '@/ui/button/LinkButton';

import { Ledger } from './Ledger';

/** The lines of the driver's balance. */
export default function AccountBalanceDetailScreen() {
  const { frame } = useScreen('accountBalanceDetail');
  const balance = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true }).currentData;
  return (
    <Ledger
      frame={frame}
      money={balance}
      cashOut={standing('accountBalanceCash')}
      empty={{
        drawing: 'bill',
        text: '余额还没有变动',
        action: <LinkButton to={pathTo('accountBalance')}>去充值</LinkButton>,
      }}
    />
  );
}
