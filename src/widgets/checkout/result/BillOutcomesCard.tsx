import type { StoredServerPaymentItem } from '@/domain/payment/attempt';
import { parkingBillKey } from '@/domain/payment/payable';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { isPaymentBillPaid } from '../model/paymentResult';

/** Failed bills come first, so the rows beyond this number are all paid in practice. */
const MAX_ROWS = 50;

/** The outcome of each bill in a payment for several bills. */
export function BillOutcomesCard({ orders }: { readonly orders: readonly StoredServerPaymentItem[] }) {
  const paid = orders.filter(isPaymentBillPaid);
  const sorted = [...orders.filter((order) => !isPaymentBillPaid(order)), ...paid];
  return (
    <Card title={`${orders.length}笔账单，${paid.length}笔已支付`}>
      <CardRows>
        {sorted.slice(0, MAX_ROWS).map((order) => (
          <ListRow
            key={parkingBillKey(order)}
            title={
              <>
                <PlateBadge plateNo={order.formatPlateNo} />{' '}
                <Tag tone={isPaymentBillPaid(order) ? 'done' : 'owed'}>
                  {isPaymentBillPaid(order) ? '已支付' : '未支付'}
                </Tag>
              </>
            }
            note={<InlineFacts of={[order.parkName, order.failReason]} />}
            right={<Amount cents={order.amountCents ?? Number.NaN} />}
          />
        ))}
      </CardRows>
      {sorted.length > MAX_ROWS && <p>其余{sorted.length - MAX_ROWS}笔都已支付</p>}
    </Card>
  );
}
