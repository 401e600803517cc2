import { USED } from '../model/couponLists';
import { CouponList } from '../parts/CouponList';
import { OwnTicket } from '../parts/OwnTicket';

/** The coupons that were used: when, where, and the stay. */
export default function UsedScreen() {
  return (
    <CouponList name="used" list={USED}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
