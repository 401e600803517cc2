import { skipToken } from '@reduxjs/toolkit/query';

import { couponConditionText, couponValueText } from '@/domain/coupon/couponText';
import { formatYuan } from '@/domain/money';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantGoods, useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { isAdministrator } from '../model/merchantText';
import { MerchantList } from '../parts/MerchantList';
import { useMerchant } from '../parts/useMerchant';
import { NotAdministrator } from './NotAdministrator';

const keyOf = ({ goodsId }: MerchantGoods) => goodsId;
const CARD_HEIGHT = 104;

/** The coupons on sale for a merchant. */
export default function BuyCouponsListScreen() {
  const { frame, query } = useScreen('buyCouponsList');
  const { merchantId } = query;
  const { merchant } = useMerchant(merchantId);
  const goodsQuery = useListMerchantGoodsQuery(merchantId === undefined ? skipToken : { merchantId });
  if (merchant !== undefined && !isAdministrator(merchant)) return <NotAdministrator frame={frame} />;
  return (
    <MerchantList
      frame={frame}
      query={goodsQuery}
      keyOf={keyOf}
      rowHeight={CARD_HEIGHT}
      isNamed={merchantId !== undefined}
      label="在售优惠券"
      texts={{ what: '在售优惠券加载失败', waitingFor: '正在查询优惠券…', empty: '暂无在售的优惠券' }}
    >
      {(item) => (
        <Card>
          <CardRows>
            <ListRow
              to={pathTo('buyCoupons', { merchantId: merchantId ?? '', goodsId: item.goodsId })}
              title={item.packName}
              note={
                <Facts
                  of={[
                    couponValueText(item),
                    couponConditionText(item),
                    `${String(item.minNum)}张起购`,
                    item.validDays > 0 ? `有效期${String(item.validDays)}天` : '',
                  ]}
                />
              }
              right={Number.isNaN(item.unitFee) ? undefined : `${formatYuan(item.unitFee)}/张`}
            />
          </CardRows>
        </Card>
      )}
    </MerchantList>
  );
}
