import type { BalanceParts } from '@/domain/wallet/cashOut';
import { Card } from '@/ui/card/Card';
import { Amount } from '@/ui/text/Amount';

import { BalanceNotices } from '../parts/BalanceNotices';

export type LedgerBalanceParts = Pick<BalanceParts, 'balanceAmount' | 'giftAmount' | 'frozenAmount'>;

/** The current balance, above the records. */
export function LedgerBalance({ money: balance }: { readonly money: LedgerBalanceParts }) {
  return (
    <>
      <Card title="当前余额">
        <Amount cents={balance.balanceAmount} size="card" />
      </Card>
      <BalanceNotices {...balance} />
    </>
  );
}
