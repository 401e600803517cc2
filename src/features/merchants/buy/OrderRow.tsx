import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { MerchantOrder } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { orderState } from './model/orderState';

/** One purchase. One's own leads to its page: paying it, its refund, its invoice. */
export function OrderRow({ order }: { readonly order: MerchantOrder }) {
  const now = useServerNow();
  const { orderNo, goodsName, num, payFee, payTime, createTime, isMine } = order;
  const { word, tone } = orderState(order);
  return (
    <Card>
      <Rows>
        <ListRow
          to={isMine === 1 ? pathTo('orderRecordDetail', { orderNo }) : undefined}
          title={
            <>
              {goodsName || '优惠券'} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <Facts
              of={[
                num > 0 ? `${String(num)}张` : '',
                momentText(payTime === '' ? createTime : payTime, now),
                isMine === 1 ? '' : '其他管理员购买',
              ]}
            />
          }
          right={<Amount cents={payFee} />}
        />
      </Rows>
    </Card>
  );
}
