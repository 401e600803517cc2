import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useListBillCardsQuery } from '@/services/charge/homeBills';

import { CouponSources } from '../redeem/CouponSources';
import { CouponList } from './CouponList';
import { UNUSED } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** The usable coupons, and ways to get more. */
export function UnusedCoupons({ frame }: { readonly frame: ScreenHeaderProps<'discount' | 'unused'> }) {
  const { currentData } = useListBillCardsQuery();
  return (
    <CouponList frame={frame} list={UNUSED} head={<CouponSources />}>
      {(coupon) => <OwnTicket coupon={coupon} running={currentData?.results ?? []} />}
    </CouponList>
  );
}
