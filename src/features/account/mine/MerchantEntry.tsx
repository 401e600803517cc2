import { pathTo } from '@/navigation/paths';
import { useListMerchantsQuery } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** For those who act for a merchant. Most drivers do not, and nothing stands here for them. */
export function MerchantEntry() {
  const { currentData } = useListMerchantsQuery();
  const merchants = currentData?.results ?? [];
  const [first] = merchants;
  if (first === undefined) return null;
  const { merchantName } = first;
  return (
    <Card>
      <Rows>
        <ListRow
          title="商户发券"
          note={merchants.length === 1 ? merchantName : `${merchantName}等${String(merchants.length)}家商户`}
          to={pathTo('merchantManageList')}
        />
      </Rows>
    </Card>
  );
}
