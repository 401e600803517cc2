import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { stockCouponExpirySoonText, stockCouponsLeftText } from '../model/merchantText';
import { useMerchantCouponStockQuery } from '../parts/useMerchant';

/** The stock, coupon by coupon. */
export function MerchantCouponStockCard({ merchantId }: { readonly merchantId: string }) {
  const now = useServerNow();
  const query = useMerchantCouponStockQuery(merchantId, 1);
  const coupons = query.currentData?.results ?? [];
  const load = toContentLoadState(query, {
    message: '库存加载失败',
    size: 'block',
    isEmpty: ({ results }) => results.length === 0,
  });
  const endingSoon = stockCouponExpirySoonText(coupons, now);
  return (
    <>
      {endingSoon !== '' && <NoticeBanner tone="soon">{endingSoon}</NoticeBanner>}
      <Card title="库存明细">
        {load.state === 'empty' ? (
          <p>暂无可发放的券</p>
        ) : (
          <LoadStateContent {...load} skeleton={<Skeleton height={96} />}>
            <CardRows>
              {coupons.map(({ merchantCouponId, couponName, leftNum }) => (
                <ListRow
                  key={merchantCouponId}
                  title={couponName}
                  right={stockCouponsLeftText(leftNum)}
                  to={pathTo('couponsDetail', { couponId: merchantCouponId, merchantId })}
                />
              ))}
            </CardRows>
          </LoadStateContent>
        )}
      </Card>
    </>
  );
}
