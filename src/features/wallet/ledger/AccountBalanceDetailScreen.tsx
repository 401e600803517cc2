import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { useBalanceQuery } from '@/widgets/wallet/useBalanceQuery';

import { Ledger } from './Ledger';

/** The lines of the driver's balance: of several wallets, the default one, whose lines the server sends where none is named. */
export default function AccountBalanceDetailScreen() {
  const { frame } = useScreen('accountBalanceDetail');
  const { money } = useBalanceQuery();
  return (
    <Ledger
      frame={frame}
      money={money}
      cashOut={standing('accountBalanceCash')}
      empty={{
        drawing: 'bill',
        text: '余额还没有变动',
        action: <LinkButton to={pathTo('accountBalance')}>去充值</LinkButton>,
      }}
    />
  );
}
