import { pathTo } from '@/navigation/paths';
import { useListMerchantsQuery } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/** The link to granting coupons, for drivers who act for a merchant. Renders nothing for all others. */
export function MerchantCouponGrantLinkCard() {
  const { currentData } = useListMerchantsQuery();
  const merchants = currentData?.results ?? [];
  const [first] = merchants;
  if (first === undefined) return null;
  const { merchantName } = first;
  return (
    <Card>
      <CardRows>
        <ListRow
          title="商户发券"
          note={merchants.length === 1 ? merchantName : `${merchantName}等${String(merchants.length)}家商户`}
          to={pathTo('merchantManageList')}
        />
      </CardRows>
    </Card>
  );
}
