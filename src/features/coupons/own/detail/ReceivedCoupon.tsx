import { useGetCouponQuery } from '@/services/coupon/coupons';
import { Block } from '@/ui/card/Block';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { OwnCouponTicket } from '../OwnCouponTicket';

/** One coupon by its id, on a page with several coupons. */
export function ReceivedCoupon({ couponId }: { readonly couponId: string }) {
  const query = useGetCouponQuery({ couponId });
  const { currentData: coupon } = query;
  return (
    <Block
      name="coupon"
      label="优惠券"
      {...toLoadState(query, { message: '优惠券加载失败', size: 'block' })}
      skeleton={<Skeleton height="5.5em" shape="card" />}
    >
      {coupon !== undefined && <OwnCouponTicket coupon={coupon} />}
    </Block>
  );
}
