import type { ScreenHead } from '@/navigation/hooks/useScreen';
import type { UserCoupon } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { CouponsArrived } from '@/widgets/coupon/CouponsArrived';

interface GivenCouponsProps {
  readonly frame: ScreenHead<'receiveRewards'>;
  readonly coupons: readonly UserCoupon[];
}

/** The coupons that the server has just given. */
export function GivenCoupons({ frame, coupons }: GivenCouponsProps) {
  const now = useServerNow();
  return (
    <CouponsArrived frame={frame}>
      {coupons.map((coupon) => (
        <CouponTicket key={coupon.couponId} coupon={coupon} nowMs={now} />
      ))}
    </CouponsArrived>
  );
}
