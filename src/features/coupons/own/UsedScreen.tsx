import { useScreen } from '@/navigation/hooks/useScreen';

import { USED_COUPON_LIST_DEFINITION } from './model/couponLists';
import { OwnCouponList } from './OwnCouponList';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The used coupons: when, where, and for which stay. */
export default function UsedScreen() {
  const { frame } = useScreen('used');
  return (
    <OwnCouponList frame={frame} list={USED_COUPON_LIST_DEFINITION}>
      {(coupon) => <OwnCouponTicket coupon={coupon} />}
    </OwnCouponList>
  );
}
