import { formatYuan } from '@/domain/money';
import type { BalanceInfo } from '@/services/driver/balance';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

/** The driver's balance. Without it a recharge is still possible. */
export function BalanceCard({ query }: { readonly query: LoadQueryResult<BalanceInfo> }) {
  const { currentData: balance } = query;
  const load = toContentLoadState(query, { message: '余额加载失败', waitingFor: '正在查询余额…', size: 'block' });
  return (
    <Card title="可用余额">
      <LoadStateContent {...load} skeleton={<Skeleton height={48} />}>
        {balance !== undefined && <BalanceAmount balance={balance} />}
      </LoadStateContent>
    </Card>
  );
}

/** From 100,000.00 on, in cents, the large figures are wider than a card on a phone of 320 px in elder mode. */
const WIDE_CENTS = 10_000_000;

/** The balance, and the gifted part of it. */
export function BalanceAmount({ balance: { balanceAmount, giftAmount } }: { readonly balance: BalanceInfo }) {
  return (
    <>
      <Amount cents={balanceAmount} size={balanceAmount < WIDE_CENTS ? 'page' : 'card'} />
      {giftAmount > 0 && <p>其中赠送 {formatYuan(giftAmount)}</p>}
    </>
  );
}
