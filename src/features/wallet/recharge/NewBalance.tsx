import { useEffect } from 'react';

import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { Card } from '@/ui/card/Card';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { Balance } from './BalanceCard';
import { useRechargeDraft } from './useRechargeDraft';

/** The balance after a recharge, as the server says it now. What was read before the payment is never shown. */
export function NewBalance() {
  const query = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const { drop } = useRechargeDraft('accountBalance');
  useEffect(drop, [drop]);
  const { currentData, isFetching, isError } = query;
  const balance = isFetching || isError ? undefined : currentData;
  // A failure stays in view during a retry.
  const load = toLoadState(
    { ...query, currentData: balance, isError: isError || query.error !== undefined },
    { what: '新的余额加载失败', waitingFor: '正在查询新的余额…', size: 'block' },
  );
  return (
    <Card title="当前余额">
      <LoadedContent {...load} skeleton={<Skeleton height={48} />}>
        {balance !== undefined && <Balance balance={balance} />}
      </LoadedContent>
    </Card>
  );
}
