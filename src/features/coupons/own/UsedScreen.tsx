import { CouponList } from './CouponList';
import { USED } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** The coupons that were used: when, where, and the stay. */
export default function UsedScreen() {
  return (
    <CouponList name="used" list={USED}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
