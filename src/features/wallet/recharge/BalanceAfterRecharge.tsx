import { useEffect } from 'react';

import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { BalanceAmount } from './BalanceCard';
import { useRechargeDraft } from './useRechargeDraft';

/** The balance after a recharge, always refetched: a cached balance from before the payment is never shown. */
export function BalanceAfterRecharge() {
  const query = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const { drop } = useRechargeDraft('accountBalance');
  useEffect(drop, [drop]);
  const { currentData, isFetching, isError } = query;
  const balance = isFetching || isError ? undefined : currentData;
  // A failure stays visible during a retry.
  const load = toContentLoadState(
    { ...query, currentData: balance, isError: isError || query.error !== undefined },
    { message: '新的余额加载失败', waitingFor: '正在查询新的余额…', size: 'block' },
  );
  return (
    <Card title="当前余额">
      <LoadStateContent {...load} skeleton={<Skeleton height={48} />}>
        {balance !== undefined && <BalanceAmount balance={balance} />}
      </LoadStateContent>
    </Card>
  );
}
