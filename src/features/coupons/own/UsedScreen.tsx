import { useScreen } from '@/navigation/hooks/useScreen';

import { CouponList } from './CouponList';
import { USED } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** The used coupons: when, where, and for which stay. */
export default function UsedScreen() {
  const { frame } = useScreen('used');
  return (
    <CouponList frame={frame} list={USED}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
