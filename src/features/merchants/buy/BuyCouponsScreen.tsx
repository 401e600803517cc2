import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { isAdministrator } from '../model/merchantWords';
import { useMerchant } from '../parts/useMerchant';
import { BuyView } from './BuyView';
import { NotAdministrator } from './NotAdministrator';

/** How many coupons are bought, what they cost, and the payment. */
export default function BuyCouponsScreen() {
  const { frame, query } = useScreen('buyCoupons');
  const { merchantId, goodsId } = query;
  const { merchant, asked } = useMerchant(merchantId);
  const list = useListMerchantGoodsQuery(merchantId === undefined ? skipToken : { merchantId });
  const goods = list.currentData?.results.find((one) => one.goodsId === goodsId);
  if (merchant !== undefined && !isAdministrator(merchant)) return <NotAdministrator frame={frame} />;
  if (merchant !== undefined && goods !== undefined) return <BuyView frame={frame} merchant={merchant} goods={goods} />;
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(joinQueries(asked, list), {
        what: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => true,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined && goodsId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '这种券已停售',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      cardHeights={[150, 110, 110]}
    />
  );
}
