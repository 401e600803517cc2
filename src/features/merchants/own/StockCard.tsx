import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { endingSoonText, stockLeftText } from '../model/merchantText';
import { useStockQuery } from '../parts/useMerchant';

/** The stock, coupon by coupon. */
export function StockCard({ merchantId }: { readonly merchantId: string }) {
  const now = useServerNow();
  const query = useStockQuery(merchantId, 1);
  const coupons = query.currentData?.results ?? [];
  const load = toLoadState(query, {
    message: '库存加载失败',
    size: 'block',
    isEmpty: ({ results }) => results.length === 0,
  });
  const endingSoon = endingSoonText(coupons, now);
  return (
    <>
      {endingSoon !== '' && <NoticeBanner tone="soon">{endingSoon}</NoticeBanner>}
      <Card title="库存明细">
        {load.state === 'empty' ? (
          <p>暂无可发放的券</p>
        ) : (
          <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
            <CardRows>
              {coupons.map(({ merchantCouponId, couponName, leftNum }) => (
                <ListRow
                  key={merchantCouponId}
                  title={couponName}
                  right={stockLeftText(leftNum)}
                  to={pathTo('couponsDetail', { couponId: merchantCouponId, merchantId })}
                />
              ))}
            </CardRows>
          </LoadedContent>
        )}
      </Card>
    </>
  );
}
