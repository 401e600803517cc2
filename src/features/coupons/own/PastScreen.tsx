import { CouponList } from './CouponList';
import { PAST } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** The coupons that are over. */
export default function PastScreen() {
  return (
    <CouponList name="past" list={PAST}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
