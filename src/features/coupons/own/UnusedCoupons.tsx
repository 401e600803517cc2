import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useListBillCardsQuery } from '@/services/charge/homeBills';

import { CouponSources } from '../redeem/CouponSources';
import { CouponList } from './CouponList';
import { UNUSED_LIST } from './model/couponLists';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The usable coupons, and ways to get more. */
export function UnusedCoupons({ frame }: { readonly frame: ScreenHeaderProps<'discount' | 'unused'> }) {
  const { currentData } = useListBillCardsQuery();
  return (
    <CouponList frame={frame} list={UNUSED_LIST} head={<CouponSources />}>
      {(coupon) => <OwnCouponTicket coupon={coupon} runningStays={currentData?.results ?? []} />}
    </CouponList>
  );
}
