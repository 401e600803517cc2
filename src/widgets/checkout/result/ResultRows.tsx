import type { PaidOrderFacts } from '@/domain/payment/attempt';
import { parkingBillKey } from '@/domain/payment/payable';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { isOrderPaid } from '../model/result';

/** More rows would not be read. Failed ones come first. */
const SHOWN = 50;

/** The outcome of each bill in a payment for several bills. */
export function ResultRows({ orders }: { readonly orders: readonly PaidOrderFacts[] }) {
  const paid = orders.filter(isOrderPaid);
  const sorted = [...orders.filter((order) => !isOrderPaid(order)), ...paid];
  return (
    <Card title={`${orders.length}笔账单，${paid.length}笔已支付`}>
      <Rows>
        {sorted.slice(0, SHOWN).map((order) => (
          <ListRow
            key={parkingBillKey(order)}
            title={
              <>
                <PlateBadge plateNo={order.formatPlateNo} />{' '}
                <Tag tone={isOrderPaid(order) ? 'done' : 'owed'}>{isOrderPaid(order) ? '已支付' : '未支付'}</Tag>
              </>
            }
            note={<Facts of={[order.parkName, order.failReason]} />}
            right={<Amount cents={order.amountCents ?? Number.NaN} />}
          />
        ))}
      </Rows>
      {sorted.length > SHOWN && <p>其余{sorted.length - SHOWN}笔都已支付</p>}
    </Card>
  );
}
