import { pathTo } from '@/navigation/paths';
import type { Purchase } from '@/services/charge/purchases';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { purchaseAmount, purchaseFacts, purchaseStateLabel, purchaseTone } from './model/purchaseText';

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
              <UnbrokenNumbers of={title} /> <Tag tone={purchaseTone(record, now)}>{purchaseStateLabel(record)}</Tag>
            </>
          }
          note={<Facts of={purchaseFacts(record, now)} />}
          right={
            <Amount cents={purchaseAmount(record)} tone={orderState === PURCHASE_STATE.unpaid ? 'owed' : 'plain'} />
          }
        />
      </CardRows>
    </Card>
  );
}
