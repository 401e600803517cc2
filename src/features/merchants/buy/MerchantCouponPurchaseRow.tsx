import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { MerchantCouponOrder } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { merchantCouponPurchaseStateTag } from './model/merchantCouponPurchaseStateTag';

/** One purchase. The driver's own links to its page with payment, refund and invoice. */
export function MerchantCouponPurchaseRow({ order }: { readonly order: MerchantCouponOrder }) {
  const now = useServerNow();
  const { orderNo, goodsName, num, payFee, payTime, createTime, isMine } = order;
  const { word, tone } = merchantCouponPurchaseStateTag(order);
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
            <InlineFacts
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
