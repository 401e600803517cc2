import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/** Links to the ledger, cash-out and accepting lots of a wallet or, without a `walletId`, of the one balance. */
export function BalanceLinks({ walletId }: { readonly walletId?: string }) {
  const links = [
    {
      title: '余额明细',
      to:
        walletId === undefined
          ? getPathIfInBuild('accountBalanceDetail')
          : getPathIfInBuild('walletDetail', { walletId }),
    },
    {
      title: '提现',
      to:
        walletId === undefined ? getPathIfInBuild('accountBalanceCash') : getPathIfInBuild('walletCash', { walletId }),
    },
    {
      title: '可用停车场',
      to:
        walletId === undefined ? getPathIfInBuild('balanceParks') : getPathIfInBuild('suitBalanceParks', { walletId }),
    },
  ].filter(({ to }) => to !== undefined);
  return (
    <Card>
      <CardRows>
        {links.map(({ title, to }) => (
          <ListRow key={title} title={title} to={to} />
        ))}
      </CardRows>
    </Card>
  );
}
