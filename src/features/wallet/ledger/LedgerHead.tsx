import type { BalanceParts } from '@/domain/wallet/cashOut';
import { Card } from '@/ui/card/Card';
import { Amount } from '@/ui/text/Amount';

import { BalanceNotices } from '../parts/BalanceNotices';

export type LedgerMoney = Pick<BalanceParts, 'balanceAmount' | 'giftAmount' | 'frozenAmount'>;

/** What the lines below add up to. */
export function LedgerHead({ money }: { readonly money: LedgerMoney }) {
  return (
    <>
      <Card title="当前余额">
        <Amount cents={money.balanceAmount} size="card" />
      </Card>
      <BalanceNotices {...money} />
    </>
  );
}
