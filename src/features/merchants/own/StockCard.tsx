import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { endingSoonText, leftText } from '../model/merchantWords';
import { useStock } from '../parts/useMerchant';

/** The stock, coupon by coupon. */
export function StockCard({ merchantId }: { readonly merchantId: string }) {
  const now = useServerNow();
  const query = useStock(merchantId, 1);
  const coupons = query.currentData?.results ?? [];
  const load = toLoadState(query, {
    what: '库存加载失败',
    size: 'block',
    isEmpty: ({ results }) => results.length === 0,
  });
  const soon = endingSoonText(coupons, now);
  return (
    <>
      {soon !== '' && <Notice tone="soon">{soon}</Notice>}
      <Card title="库存明细">
        {load.state === 'empty' ? (
          <p>暂无可发放的券</p>
        ) : (
          <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
            <Rows>
              {coupons.map(({ merchantCouponId, couponName, leftNum }) => (
                <ListRow
                  key={merchantCouponId}
                  title={couponName}
                  right={leftText(leftNum)}
                  to={pathTo('couponsDetail', { couponId: merchantCouponId, merchantId })}
                />
              ))}
            </Rows>
          </LoadedContent>
        )}
      </Card>
    </>
  );
}
