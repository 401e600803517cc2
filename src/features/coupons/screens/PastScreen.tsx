import { PAST } from '../model/couponLists';
import { CouponList } from '../parts/CouponList';
import { OwnTicket } from '../parts/OwnTicket';

/** The coupons that are over. */
export default function PastScreen() {
  return (
    <CouponList name="past" list={PAST}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
