import { useScreen } from '@/navigation/hooks/useScreen';

import { CouponList } from './CouponList';
import { EXPIRED_LIST } from './model/couponLists';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The expired coupons. */
export default function PastScreen() {
  const { frame } = useScreen('past');
  return (
    <CouponList frame={frame} list={EXPIRED_LIST}>
      {(coupon) => <OwnCouponTicket coupon={coupon} />}
    </CouponList>
  );
}
