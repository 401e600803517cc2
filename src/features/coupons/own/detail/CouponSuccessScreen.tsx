import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { useGetCouponQuery } from '@/services/coupon/coupons';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { Skeleton } from '@/ui/load/Skeleton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { CouponsClaimedView } from '@/widgets/coupon/CouponsClaimedView';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { OwnCouponTicket } from '../OwnCouponTicket';
import { missingCouponEmptyProps } from './missingCouponEmptyProps';

/** Coupons that the driver has just received. */
export default function CouponSuccessScreen() {
  const { frame, query } = useScreen('couponSuccess');
  const [firstId, ...otherIds] = query.couponIds?.split(',') ?? [];
  return firstId === undefined ? (
    <MissingItemScreen frame={frame} empty={missingCouponEmptyProps} />
  ) : (
    <CouponsReceivedView firstId={firstId} otherIds={otherIds} frame={frame} />
  );
}

interface CouponsReceivedViewProps {
  readonly firstId: string;
  readonly otherIds: readonly string[];
  readonly frame: ScreenHeaderProps;
}

/** The address is not trusted: the page names the first coupon only after the server has confirmed it. */
function CouponsReceivedView({ firstId, otherIds, frame }: CouponsReceivedViewProps) {
  const couponQuery = useGetCouponQuery({ couponId: firstId });
  const { currentData: coupon } = couponQuery;
  if (coupon === undefined) {
    return (
      <DetailScreen
        frame={frame}
        load={toContentLoadState(couponQuery, {
          message: '优惠券加载失败',
          waitingFor: '正在查询优惠券…',
          isGoneWhenRefused: true,
        })}
        empty={missingCouponEmptyProps}
      />
    );
  }
  return (
    <CouponsClaimedView frame={frame}>
      <OwnCouponTicket coupon={coupon} />
      {otherIds.map((couponId) => (
        <OwnCouponBlock key={couponId} couponId={couponId} />
      ))}
    </CouponsClaimedView>
  );
}

/** One coupon by its id, on a page with several coupons. */
function OwnCouponBlock({ couponId }: { readonly couponId: string }) {
  const query = useGetCouponQuery({ couponId });
  const { currentData: coupon } = query;
  return (
    <LoadableBlock
      name="coupon"
      label="优惠券"
      {...toContentLoadState(query, { message: '优惠券加载失败', size: 'block' })}
      skeleton={<Skeleton height="5.5em" shape="card" />}
    >
      {coupon !== undefined && <OwnCouponTicket coupon={coupon} />}
    </LoadableBlock>
  );
}
