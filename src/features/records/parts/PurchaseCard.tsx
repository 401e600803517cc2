import { pathTo } from '@/navigation/paths';
import type { OrderRecord } from '@/services/charge/orderRecords';
import { useServerNow } from '@/services/transport/useServerNow';
import { Amount } from '@/ui/Amount';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { Tag } from '@/ui/Tag';

import { amountOfPurchase, purchaseFacts, toneOfPurchase, wordOfPurchase } from '../model/purchaseWords';

/** One purchase in a list. */
export function PurchaseCard({ record }: { readonly record: OrderRecord }) {
  const now = useServerNow();
  const { orderNo, title, orderState } = record;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('orderRecordDetail', { orderNo })}
          title={
            <>
              {title} <Tag tone={toneOfPurchase(record, now)}>{wordOfPurchase(record)}</Tag>
            </>
          }
          note={<Facts of={purchaseFacts(record, now)} />}
          right={<Amount cents={amountOfPurchase(record)} tone={orderState === 1 ? 'owed' : 'plain'} />}
        />
      </Rows>
    </Card>
  );
}
