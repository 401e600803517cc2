import type { ScreenHead } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { UserCoupon } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

interface GivenCouponsProps {
  readonly frame: ScreenHead<'receiveRewards'>;
  readonly coupons: readonly UserCoupon[];
}

/** The coupons that the server has just given. */
export function GivenCoupons({ frame, coupons }: GivenCouponsProps) {
  const now = useServerNow();
  return (
    <ResultScreen
      frame={frame}
      status="success"
      word="优惠券已到账"
      next="缴费时自动选最优惠的一张"
      actions={
        <>
          <LinkButton variant="primary" replace to={pathTo('unused')}>
            看我的优惠券
          </LinkButton>
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      }
    >
      {coupons.map((coupon) => (
        <CouponTicket key={coupon.couponId} coupon={coupon} nowMs={now} />
      ))}
    </ResultScreen>
  );
}
