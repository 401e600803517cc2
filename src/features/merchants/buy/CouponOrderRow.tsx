import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import type { MerchantOrder } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { couponOrderState } from './model/couponOrderState';

/** One purchase. The driver's own links to its page with payment, refund and invoice. */
export function CouponOrderRow({ order }: { readonly order: MerchantOrder }) {
  const now = useServerNow();
  const { orderNo, goodsName, num, payFee, payTime, createTime, isMine } = order;
  const { word, tone } = couponOrderState(order);
  return (
    <Card>
      <CardRows>
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
                formatServerMoment(payTime === '' ? createTime : payTime, now),
                isMine === 1 ? '' : '其他管理员购买',
              ]}
            />
          }
          right={<Amount cents={payFee} />}
        />
      </CardRows>
    </Card>
  );
}
