import { couponConditionText, couponExpiryText, couponValueText } from '@/domain/coupon/couponText';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useListMerchantCouponsQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

interface StockCouponViewProps {
  readonly frame: ScreenHeaderProps;
  readonly merchantId: string;
  readonly couponId: string;
}

/** A coupon in a merchant's stock: its value, how many are left, and the rules for granting it. */
export function MerchantStockCouponView({ frame, merchantId, couponId }: StockCouponViewProps) {
  const now = useServerNow();
  const stockQuery = useListMerchantCouponsQuery({ merchantId });
  const coupon = stockQuery.currentData?.results.find((item) => item.merchantCouponId === couponId);
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(stockQuery, {
        message: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => coupon === undefined,
        isGoneWhenRefused: true,
      })}
      empty={{
        illustration: 'coupon',
        text: '没有找到这张优惠券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      cardHeights={[280]}
    >
      {coupon !== undefined && (
        <Card>
          <CardStatusHeader title={coupon.couponName} word={coupon.stateText || '处理中'} tone="plain" />
          <FactRows
            facts={[
              { label: '面值', value: couponValueText(coupon) },
              { label: '使用条件', value: couponConditionText(coupon) },
              { label: '剩余', value: `${String(coupon.leftNum)}张` },
              { label: '有效期', value: couponExpiryText(coupon.endTime, now) },
              { label: '每车每次', value: `最多${String(coupon.perCarLimit)}张` },
              { label: '发放条件', value: coupon.needsEntry === 1 ? '车辆入场后' : '入场前也可以发' },
              { label: '失效原因', value: coupon.invalidReason },
              { label: '适用停车场', value: coupon.parkNames.join('、') },
            ]}
          />
        </Card>
      )}
    </DetailScreen>
  );
}
