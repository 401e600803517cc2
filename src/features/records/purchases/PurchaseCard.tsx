import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Purchase } from '@/services/charge/purchases';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { getPurchaseAmountCents, purchaseRowTexts, purchaseStateLabel, purchaseStateTone } from './model/purchaseText';

/** One purchase in a list. */
export function PurchaseCard({ record }: { readonly record: Purchase }) {
  const now = useServerNow();
  const { orderNo, title, orderState } = record;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('orderRecordDetail', { orderNo })}
          title={
            <>
              <UnbrokenNumbersText of={title} />{' '}
              <Tag tone={purchaseStateTone(record, now)}>{purchaseStateLabel(record)}</Tag>
            </>
          }
          note={<InlineFacts of={purchaseRowTexts(record, now)} />}
          right={
            <Amount
              cents={getPurchaseAmountCents(record)}
              tone={orderState === PURCHASE_STATE.unpaid ? 'owed' : 'plain'}
            />
          }
        />
      </CardRows>
    </Card>
  );
}
