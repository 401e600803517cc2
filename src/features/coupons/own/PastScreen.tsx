import { useScreen } from '@/navigation/hooks/useScreen';

import { CouponList } from './CouponList';
import { PAST } from './model/couponLists';
import { OwnTicket } from './OwnTicket';

/** The expired coupons. */
export default function PastScreen() {
  const { frame } = useScreen('past');
  return (
    <CouponList frame={frame} list={PAST}>
      {(coupon) => <OwnTicket coupon={coupon} />}
    </CouponList>
  );
}
