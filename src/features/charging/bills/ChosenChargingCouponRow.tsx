import { findBestCoupon, isUsableCoupon } from '@/domain/coupon/couponChoice';
import { couponSavingText } from '@/domain/coupon/couponText';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import type { useChargingPayment } from './useChargingPayment';

interface ChargingCouponRowProps {
  readonly orderNo: string;
  readonly payment: ReturnType<typeof useChargingPayment>;
  readonly isFixed: boolean;
}

/** The coupon chosen for this bill and why. */
export function ChosenChargingCouponRow({ orderNo, payment, isFixed }: ChargingCouponRowProps) {
  const now = useServerNow();
  const { coupon, coupons, isReplaced, couponQuery } = payment;
  const to = isFixed || coupons.length === 0 ? undefined : getPathIfInBuild('chargingChoiceCoupon', { orderNo });
  const usableCount = coupons.filter(isUsableCoupon).length;
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
        note={usableCount > 0 ? `有${String(usableCount)}张可用，这次不使用` : '暂无可用的充电券'}
        to={to}
      />
    ) : (
      <ListRow
        title={coupon.couponName}
        note={
          <>
            {isReplaced && <span>原来选的券已不可用。</span>}
            {coupon === findBestCoupon(coupons) ? '已选最优惠：' : '已选优惠：'}
            {couponSavingText(coupon, now)}
          </>
        }
        right={to === undefined ? '已选' : '更换'}
        to={to}
      />
    );
  return (
    <Card>
      <CardRows>{row}</CardRows>
    </Card>
  );
}
