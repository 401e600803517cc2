import { useGetCouponQuery } from '@/services/coupon/coupons';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { OwnCouponTicket } from '../OwnCouponTicket';

/** One coupon by its id, on a page with several coupons. */
export function OwnCouponBlock({ couponId }: { readonly couponId: string }) {
  const query = useGetCouponQuery({ couponId });
  const { currentData: coupon } = query;
  return (
    <LoadableBlock
      name="coupon"
      label="优惠券"
      {...toContentLoadState(query, { message: '优惠券加载失败', size: 'block' })}
      skeleton={<Skeleton height="5.5em" shape="card" />}
    >
      {coupon !== undefined && <OwnCouponTicket coupon={coupon} />}
    </LoadableBlock>
  );
}
