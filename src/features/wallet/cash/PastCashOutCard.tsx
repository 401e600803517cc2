import { formatServerMoment } from '@/domain/formatServerMoment';
import { cashOutStateLabel } from '@/domain/wallet/cashOut';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { BalanceRefund } from '@/services/driver/wallets';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { cashOutTagTone } from './model/toCashOutTimelineSteps';

/** An earlier cash-out. */
export function PastCashOutCard({ refund }: { readonly refund: BalanceRefund }) {
  const now = useServerNow();
  const { applyTime, state, failReason, amount } = refund;
  return (
    <Card>
      <CardRows>
        <ListRow
          title={
            <>
              提现 <Tag tone={cashOutTagTone(state)}>{cashOutStateLabel(state)}</Tag>
            </>
          }
          note={<InlineFacts of={[formatServerMoment(applyTime, now), failReason]} />}
          right={<Amount cents={amount} />}
        />
      </CardRows>
    </Card>
  );
}
