import { momentText } from '@/domain/momentText';
import { cashOutWord } from '@/domain/wallet/cashOut';
import type { BalanceRefund } from '@/services/driver/wallets';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { cashOutTone } from './model/cashOutSteps';

/** An earlier pay-out. */
export function PastCashOut({ refund }: { readonly refund: BalanceRefund }) {
  const now = useServerNow();
  const { applyTime, state, failReason, amount } = refund;
  return (
    <Card>
      <Rows>
        <ListRow
          title={
            <>
              提现 <Tag tone={cashOutTone(state)}>{cashOutWord(state)}</Tag>
            </>
          }
          note={<Facts of={[momentText(applyTime, now), failReason]} />}
          right={<Amount cents={amount} />}
        />
      </Rows>
    </Card>
  );
}
