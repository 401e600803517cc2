import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import { useGetCouponQuery } from '@/services/coupon/coupons';
import { LinkBar } from '@/ui/bar/LinkBar';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { whereToUse } from '../model/ownCoupon';
import { GONE_COUPON } from './goneCoupon';
import { OwnCouponCards } from './OwnCouponCards';
import { StockCouponView } from './StockCouponView';

/** One of the driver's coupons: its value, its rules, where it is valid, and what it was used for. With a merchant: a coupon of its stock. */
export default function CouponDetailScreen() {
  const { frame, query } = useScreen('couponsDetail');
  const { couponId, merchantId } = query;
  if (couponId !== undefined && merchantId !== undefined) {
    return <StockCouponView frame={frame} merchantId={merchantId} couponId={couponId} />;
  }
  return couponId === undefined ? (
    <MissingItemScreen frame={frame} empty={GONE_COUPON} />
  ) : (
    <Detail couponId={couponId} frame={frame} />
  );
}

interface DetailProps {
  readonly couponId: string;
  readonly frame: ScreenHeaderProps;
}

function Detail({ couponId, frame }: DetailProps) {
  const couponQuery = useGetCouponQuery({ couponId });
  const { currentData: running } = useListBillCardsQuery();
  const { currentData: coupon } = couponQuery;
  const use = coupon === undefined ? null : whereToUse(coupon, running?.results ?? []);
  return (
    <DetailScreen
      frame={use === null ? frame : { ...frame, bar: <LinkBar to={use}>去使用</LinkBar> }}
      load={toLoadState(couponQuery, {
        what: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isGoneWhenRefused: true,
      })}
      empty={GONE_COUPON}
    >
      {coupon !== undefined && <OwnCouponCards coupon={coupon} />}
    </DetailScreen>
  );
}
