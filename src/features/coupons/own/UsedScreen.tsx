import { useScreen } from '@/navigation/hooks/useScreen';

import { CouponList } from './CouponList';
import { USED_LIST } from './model/couponLists';
import { OwnCouponTicket } from './OwnCouponTicket';

/** The used coupons: when, where, and for which stay. */
export default function UsedScreen() {
  const { frame } = useScreen('used');
  return (
    <CouponList frame={frame} list={USED_LIST}>
      {(coupon) => <OwnCouponTicket coupon={coupon} />}
    </CouponList>
  );
}
