import { useListBillCardsQuery } from '@/services/charge/homeBills';

import { CouponSources } from '../redeem/CouponSources';
import { CouponList } from './CouponList';
import { UNUSED } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** What can still be used, and where from more comes. */
export function UnusedCoupons({ name }: { readonly name: 'discount' | 'unused' }) {
  const { currentData } = useListBillCardsQuery();
  return (
    <CouponList name={name} list={UNUSED} head={<CouponSources />}>
      {(coupon) => <OwnTicket coupon={coupon} running={currentData?.results ?? []} />}
    </CouponList>
  );
}
