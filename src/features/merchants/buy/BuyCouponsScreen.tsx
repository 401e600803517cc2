import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListMerchantGoodsQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isMerchantAdministrator } from '../model/merchantText';
import { useMerchant } from '../parts/useMerchant';
import { MerchantCouponPurchaseView } from './MerchantCouponPurchaseView';
import { NotMerchantAdministratorView } from './NotMerchantAdministratorView';

/** The number of coupons to buy, their price, and the payment. */
export default function BuyCouponsScreen() {
  const { frame, query } = useScreen('buyCoupons');
  const { merchantId, goodsId } = query;
  const { merchant, query: merchantQuery } = useMerchant(merchantId);
  const goodsQuery = useListMerchantGoodsQuery(merchantId === undefined ? skipToken : { merchantId });
  const goods = goodsQuery.currentData?.results.find((item) => item.goodsId === goodsId);
  if (merchant !== undefined && !isMerchantAdministrator(merchant))
    return <NotMerchantAdministratorView frame={frame} />;
  if (merchant !== undefined && goods !== undefined)
    return <MerchantCouponPurchaseView frame={frame} merchant={merchant} goods={goods} />;
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(combineQueries(merchantQuery, goodsQuery), {
        message: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => true,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined && goodsId !== undefined,
      })}
      empty={{
        illustration: 'coupon',
        text: '这种券已停售',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      cardHeights={[150, 110, 110]}
    />
  );
}
