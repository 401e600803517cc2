import { standing } from '@/navigation/standing';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** What else a driver does with a balance. Without a `walletId` it is the one balance. */
export function BalanceWays({ walletId }: { readonly walletId?: string }) {
  const ways = [
    {
      title: '余额明细',
      to: walletId === undefined ? standing('accountBalanceDetail') : standing('walletDetail', { walletId }),
    },
    {
      title: '提现',
      to: walletId === undefined ? standing('accountBalanceCash') : standing('walletCash', { walletId }),
    },
    {
      title: '可用停车场',
      to: walletId === undefined ? standing('balanceParks') : standing('suitBalanceParks', { walletId }),
    },
  ].filter(({ to }) => to !== undefined);
  return (
    <Card>
      <Rows>
        {ways.map(({ title, to }) => (
          <ListRow key={title} title={title} to={to} />
        ))}
      </Rows>
    </Card>
  );
}
