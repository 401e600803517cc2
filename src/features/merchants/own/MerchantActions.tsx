import { pathTo } from '@/navigation/paths';
import type { Merchant } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { isMerchantAdministrator } from '../model/merchantText';

/** The actions for the merchant. Actions that the role does not permit are not offered. */
export function MerchantActions({ merchant }: { readonly merchant: Merchant }) {
  const { merchantId } = merchant;
  return (
    <Card>
      <CardRows>
        <ListRow title="选券发放" note="选一张券，输车牌或出示二维码" to={pathTo('giveCouponsList', { merchantId })} />
        <ListRow title="发放记录" to={pathTo('giveCouponsRecord', { merchantId })} />
        {isMerchantAdministrator(merchant) && (
          <>
            <ListRow title="购买优惠券" to={pathTo('buyCouponsList', { merchantId })} />
            <ListRow title="购买记录" to={pathTo('buyCouponsRecord', { merchantId })} />
          </>
        )}
        <ListRow title="失效券" to={pathTo('invalidCoupons', { merchantId })} />
      </CardRows>
    </Card>
  );
}
