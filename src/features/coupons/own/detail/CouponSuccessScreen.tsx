import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { useGetCouponQuery } from '@/services/coupon/coupons';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { CouponsArrived } from '@/widgets/coupon/CouponsArrived';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { OwnTicket } from '../OwnTicket';
import { GONE_COUPON } from './goneCoupon';
import { ReceivedCoupon } from './ReceivedCoupon';

/** Coupons that the driver has just received. */
export default function CouponSuccessScreen() {
  const { frame, query } = useScreen('couponSuccess');
  const [first, ...others] = query.couponIds?.split(',') ?? [];
  return first === undefined ? (
    <MissingItemScreen frame={frame} empty={GONE_COUPON} />
  ) : (
    <Received first={first} others={others} frame={frame} />
  );
}

interface ReceivedProps {
  readonly first: string;
  readonly others: readonly string[];
  readonly frame: ScreenHeaderProps;
}

/** The address proves nothing. The page names the first coupon only after the server has confirmed it. */
function Received({ first, others, frame }: ReceivedProps) {
  const couponQuery = useGetCouponQuery({ couponId: first });
  const { currentData: coupon } = couponQuery;
  if (coupon === undefined) {
    return (
      <DetailScreen
        frame={frame}
        load={toLoadState(couponQuery, {
          what: '优惠券加载失败',
          waitingFor: '正在查询优惠券…',
          isGoneWhenRefused: true,
        })}
        empty={GONE_COUPON}
      />
    );
  }
  return (
    <CouponsArrived frame={frame}>
      <OwnTicket coupon={coupon} />
      {others.map((couponId) => (
        <ReceivedCoupon key={couponId} couponId={couponId} />
      ))}
    </CouponsArrived>
  );
}
