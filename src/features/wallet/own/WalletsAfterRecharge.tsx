import { useEffect } from 'react';

import { useListWalletsQuery } from '@/services/driver/wallets';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PriceLine } from '@/ui/text/PriceLine';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { useRechargeDraft } from '../recharge/useRechargeDraft';

/** The wallets after a recharge, always refetched: cached balances from before the payment are never shown. */
export function WalletsAfterRecharge() {
  const query = useListWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { drop } = useRechargeDraft('wallet');
  useEffect(drop, [drop]);
  const { currentData, isFetching, isError } = query;
  const wallets = isFetching || isError ? undefined : currentData;
  const load = toContentLoadState(
    { ...query, currentData: wallets, isError: isError || query.error !== undefined },
    { message: '新的余额加载失败', waitingFor: '正在查询新的余额…', size: 'block' },
  );
  return (
    <Card title="当前余额">
      <LoadStateContent {...load} skeleton={<Skeleton height={48} />}>
        {wallets?.results.map(({ walletId, walletName, balanceAmount }) => (
          <PriceLine key={walletId} label={walletName} cents={balanceAmount} />
        ))}
      </LoadStateContent>
    </Card>
  );
}
