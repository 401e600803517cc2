import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { useBalanceQuery } from '@/widgets/wallet/useBalanceQuery';

import { LedgerView } from './LedgerView';

/** The records of the driver's balance. Without a wallet id the server sends those of the default wallet. */
export default function AccountBalanceDetailScreen() {
  const { frame } = useScreen('accountBalanceDetail');
  const { money } = useBalanceQuery();
  return (
    <LedgerView
      frame={frame}
      balance={money}
      cashOutPath={getPathIfInBuild('accountBalanceCash')}
      empty={{
        illustration: 'bill',
        text: '余额还没有变动',
        action: <LinkButton to={pathTo('accountBalance')}>去充值</LinkButton>,
      }}
    />
  );
}
