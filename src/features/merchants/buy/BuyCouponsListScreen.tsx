import { skipToken } from '@reduxjs/toolkit/query';

import { couponConditionText, couponValueText } from '@/domain/coupon/couponText';
import { formatYuan } from '@/domain/money';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantCouponPack, useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { isMerchantAdministrator } from '../model/merchantText';
import { MerchantCouponList } from '../parts/MerchantCouponList';
import { useMerchant } from '../parts/useMerchant';
import { NotMerchantAdministratorView } from './NotMerchantAdministratorView';

const keyOf = ({ goodsId }: MerchantCouponPack) => goodsId;
const CARD_HEIGHT = 104;

/** The coupons on sale for a merchant. */
export default function BuyCouponsListScreen() {
  const { frame, query } = useScreen('buyCouponsList');
  const { merchantId } = query;
  const { merchant } = useMerchant(merchantId);
  const goodsQuery = useListMerchantGoodsQuery(merchantId === undefined ? skipToken : { merchantId });
  if (merchant !== undefined && !isMerchantAdministrator(merchant))
    return <NotMerchantAdministratorView frame={frame} />;
  return (
    <MerchantCouponList
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
                <InlineFacts
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
    </MerchantCouponList>
  );
}
