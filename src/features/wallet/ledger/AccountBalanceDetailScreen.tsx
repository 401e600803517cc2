import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { useBalanceQuery } from '@/widgets/wallet/useBalanceQuery';

import { Ledger } from './Ledger';

/** The records of the driver's balance. Without a wallet id the server sends those of the default wallet. */
export default function AccountBalanceDetailScreen() {
  const { frame } = useScreen('accountBalanceDetail');
  const { money } = useBalanceQuery();
  return (
    <Ledger
      frame={frame}
      balance={money}
      cashOutPath={pathIfAvailable('accountBalanceCash')}
      empty={{
        illustration: 'bill',
        text: '余额还没有变动',
        action: <LinkButton to={pathTo('accountBalance')}>去充值</LinkButton>,
      }}
    />
  );
}
