import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';

import { AddCouponActions } from '../redeem/AddCouponActions';
import { UNUSED_COUPON_LIST_DEFINITION } from './model/couponLists';
import { OwnCouponList } from './OwnCouponList';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The usable coupons, and ways to get more. */
export function UnusedCouponsView({ frame }: { readonly frame: ScreenHeaderProps<'discount' | 'unused'> }) {
  const { currentData } = useListBillCardsQuery();
  return (
    <OwnCouponList frame={frame} list={UNUSED_COUPON_LIST_DEFINITION} head={<AddCouponActions />}>
      {(coupon) => <OwnCouponTicket coupon={coupon} runningStays={currentData?.results ?? []} />}
    </OwnCouponList>
  );
}
