import { bestOf, isUsable } from '@/domain/coupon/couponChoice';
import { savingText } from '@/domain/coupon/couponWords';
import { standing } from '@/navigation/standing';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import type { useChargePayment } from './useChargePayment';

interface CouponLineProps {
  readonly orderNo: string;
  readonly view: ReturnType<typeof useChargePayment>;
  readonly isFixed: boolean;
}

/** Which coupon pays a part of this bill, and why this one. */
export function CouponLine({ orderNo, view, isFixed }: CouponLineProps) {
  const now = useServerNow();
  const { coupon, coupons, isReplaced, couponQuery } = view;
  const to = isFixed || coupons.length === 0 ? undefined : standing('chargingChoiceCoupon', { orderNo });
  const usable = coupons.filter(isUsable).length;
  const row =
    couponQuery.isError && couponQuery.currentData === undefined ? (
      <ListRow
        title="充电券"
        note="充电券加载失败，可不用券直接支付"
        right={
          <TextButton label="重试查询充电券" onPress={() => void couponQuery.refetch()}>
            重试
          </TextButton>
        }
      />
    ) : couponQuery.currentData === undefined ? (
      <ListRow title="充电券" note="正在查询可用的券…" />
    ) : coupon === null ? (
      <ListRow
        title="充电券"
        note={usable > 0 ? `有${String(usable)}张可用，这次不使用` : '暂无可用的充电券'}
        to={to}
      />
    ) : (
      <ListRow
        title={coupon.couponName}
        note={
          <>
            {isReplaced && <span>原来选的券已不可用。</span>}
            {coupon === bestOf(coupons) ? '已选最优惠：' : '已选优惠：'}
            {savingText(coupon, now)}
          </>
        }
        right={to === undefined ? '已选' : '更换'}
        to={to}
      />
    );
  return (
    <Card>
      <Rows>{row}</Rows>
    </Card>
  );
}
