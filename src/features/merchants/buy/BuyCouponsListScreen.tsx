import { skipToken } from '@reduxjs/toolkit/query';

import { couponCondition, couponWorth } from '@/domain/coupon/couponWords';
import { formatYuan } from '@/domain/money';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantGoods, useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { isAdministrator } from '../model/merchantWords';
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
    <ListScreen
      frame={frame}
      load={loadOf(goods, {
        what: '在售优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '暂无在售的优惠券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="在售优惠券"
        rows={goods.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => CARD_HEIGHT}
        gap={12}
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
                right={`${formatYuan(one.unitFee)}/张`}
              />
            </Rows>
          </Card>
        )}
      </WindowedList>
    </ListScreen>
  );
}
