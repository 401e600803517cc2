import { useEffect } from 'react';

import { useListWalletsQuery } from '@/services/driver/wallets';
import { Card } from '@/ui/card/Card';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PriceLine } from '@/ui/text/PriceLine';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { useRechargeDraft } from '../recharge/useRechargeDraft';

/** The wallets after a recharge, always refetched: cached balances from before the payment are never shown. */
export function UpdatedWallets() {
  const query = useListWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { drop } = useRechargeDraft('wallet');
  useEffect(drop, [drop]);
  const { currentData, isFetching, isError } = query;
  const wallets = isFetching || isError ? undefined : currentData;
  const load = toLoadState(
    { ...query, currentData: wallets, isError: isError || query.error !== undefined },
    { message: '新的余额加载失败', waitingFor: '正在查询新的余额…', size: 'block' },
  );
  return (
    <Card title="当前余额">
      <LoadedContent {...load} skeleton={<Skeleton height={48} />}>
        {wallets?.results.map(({ walletId, walletName, balanceAmount }) => (
          <PriceLine key={walletId} label={walletName} cents={balanceAmount} />
        ))}
      </LoadedContent>
    </Card>
  );
}
