import { useScreen } from '@/navigation/hooks/useScreen';

import { EXPIRED_COUPON_LIST_DEFINITION } from './model/couponLists';
import { OwnCouponList } from './OwnCouponList';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The expired coupons. */
export default function PastScreen() {
  const { frame } = useScreen('past');
  return (
    <OwnCouponList frame={frame} list={EXPIRED_COUPON_LIST_DEFINITION}>
      {(coupon) => <OwnCouponTicket coupon={coupon} />}
    </OwnCouponList>
  );
}
