import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import { COUPON_BIZ_TYPE, useListCouponsInfiniteQuery, type UserCoupon } from '@/services/coupon/coupons';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

const keyOf = ({ couponId }: UserCoupon) => couponId;
const TICKET_HEIGHT = 88;
const UNUSED = { state: 1, bizType: COUPON_BIZ_TYPE.charging } as const;

/**
 * The driver's charging coupons. Before the bill exists nothing can be chosen: the best coupon is applied
 * automatically.
 */
export function OwnChargingCouponsView({ frame }: { readonly frame: ScreenHeaderProps }) {
  const now = useServerNow();
  const query = useListCouponsInfiniteQuery(UNUSED);
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      header={<NoticeBanner>结算时自动用最优惠的一张，支付前可以更换</NoticeBanner>}
      load={toContentLoadState(query, { message: '充电券加载失败', waitingFor: '正在查询充电券…', isEmpty: hasNoRows })}
      empty={{ illustration: 'coupon', text: '暂无可用的充电券' }}
      rowHeight={TICKET_HEIGHT}
    >
      <WindowedList label="充电券" rows={rows} keyOf={keyOf} heightOf={() => TICKET_HEIGHT} gap={12} end={end}>
        {(coupon) => <CouponTicket coupon={coupon} nowMs={now} />}
      </WindowedList>
    </ListScreen>
  );
}
