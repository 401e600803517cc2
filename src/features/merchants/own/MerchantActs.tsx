import { pathTo } from '@/navigation/paths';
import type { Merchant } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { isAdministrator } from '../model/merchantWords';

/** What can be done for the merchant. What a role may not do is not offered. */
export function MerchantActs({ merchant }: { readonly merchant: Merchant }) {
  const { merchantId } = merchant;
  return (
    <Card>
      <Rows>
        <ListRow title="选券发放" note="选一张券，输车牌或出示二维码" to={pathTo('giveCouponsList', { merchantId })} />
        <ListRow title="发放记录" to={pathTo('giveCouponsRecord', { merchantId })} />
        {isAdministrator(merchant) && (
          <>
            <ListRow title="购买优惠券" to={pathTo('buyCouponsList', { merchantId })} />
            <ListRow title="购买记录" to={pathTo('buyCouponsRecord', { merchantId })} />
          </>
        )}
        <ListRow title="失效券" to={pathTo('invalidCoupons', { merchantId })} />
      </Rows>
    </Card>
  );
}
