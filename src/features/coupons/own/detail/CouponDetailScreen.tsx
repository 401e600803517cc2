import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import { useGetCouponQuery } from '@/services/coupon/coupons';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { couponTargetPath } from '../model/ownCoupon';
import { MerchantStockCouponView } from './MerchantStockCouponView';
import { missingCouponEmptyProps } from './missingCouponEmptyProps';
import { OwnCouponDetailCards } from './OwnCouponDetailCards';

/**
 * One of the driver's coupons: its value, its rules, where it is valid, and what it was used for. With a merchant in
 * the address: a coupon of that merchant's stock.
 */
export default function CouponDetailScreen() {
  const { frame, query } = useScreen('couponsDetail');
  const { couponId, merchantId } = query;
  if (couponId !== undefined && merchantId !== undefined) {
    return <MerchantStockCouponView frame={frame} merchantId={merchantId} couponId={couponId} />;
  }
  return couponId === undefined ? (
    <MissingItemScreen frame={frame} empty={missingCouponEmptyProps} />
  ) : (
    <OwnCouponDetail couponId={couponId} frame={frame} />
  );
}

interface OwnCouponDetailProps {
  readonly couponId: string;
  readonly frame: ScreenHeaderProps;
}

function OwnCouponDetail({ couponId, frame }: OwnCouponDetailProps) {
  const couponQuery = useGetCouponQuery({ couponId });
  const { currentData: running } = useListBillCardsQuery();
  const { currentData: coupon } = couponQuery;
  const targetPath = coupon === undefined ? null : couponTargetPath(coupon, running?.results ?? []);
  return (
    <DetailScreen
      frame={
        targetPath === null
          ? frame
          : { ...frame, bar: <LinkBottomActionBar to={targetPath}>去使用</LinkBottomActionBar> }
      }
      load={toContentLoadState(couponQuery, {
        message: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isGoneWhenRefused: true,
      })}
      empty={missingCouponEmptyProps}
    >
      {coupon !== undefined && <OwnCouponDetailCards coupon={coupon} />}
    </DetailScreen>
  );
}
