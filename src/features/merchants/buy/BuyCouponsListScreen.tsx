import { skipToken } from '@reduxjs/toolkit/query';

import { couponCondition, couponWorth } from '@/domain/coupon/couponWords';
import { formatYuan } from '@/domain/money';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantGoods, useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { isAdministrator } from '../model/merchantWords';
import { MerchantList } from '../parts/MerchantList';
import { useMerchant } from '../parts/useMerchant';
import { NotAdministrator } from './NotAdministrator';

const keyOf = ({ goodsId }: MerchantGoods) => goodsId;
const CARD_HEIGHT = 104;

/** What can be bought for a merchant. */
export default function BuyCouponsListScreen() {
  const { frame, query } = useScreen('buyCouponsList');
  const { merchantId } = query;
  const { merchant } = useMerchant(merchantId);
  const goods = useListMerchantGoodsQuery(merchantId === undefined ? skipToken : { merchantId });
  if (merchant !== undefined && !isAdministrator(merchant)) return <NotAdministrator frame={frame} />;
  return (
    <MerchantList
      frame={frame}
      asked={goods}
      keyOf={keyOf}
      rowHeight={CARD_HEIGHT}
      isNamed={merchantId !== undefined}
      label="在售优惠券"
      words={{ what: '在售优惠券加载失败', waitingFor: '正在查询优惠券…', empty: '暂无在售的优惠券' }}
    >
      {(one) => (
        <Card>
          <Rows>
            <ListRow
              to={pathTo('buyCoupons', { merchantId: merchantId ?? '', goodsId: one.goodsId })}
              title={one.packName}
              note={
                <Facts
                  of={[
                    couponWorth(one),
                    couponCondition(one),
                    `${String(one.minNum)}张起购`,
                    one.validDays > 0 ? `有效期${String(one.validDays)}天` : '',
                  ]}
                />
              }
              right={Number.isNaN(one.unitFee) ? undefined : `${formatYuan(one.unitFee)}/张`}
            />
          </Rows>
        </Card>
      )}
    </MerchantList>
  );
}
