import { skipToken } from '@reduxjs/toolkit/query';

import { findLastGrantedCoupon } from '@/domain/merchant/couponGrants';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';

import { useMerchantStockQuery } from '../parts/useMerchant';

/** The path to the grant form with the last granted coupon; without one, to the choice of a coupon. */
export function useCouponGrantPath(merchantId = ''): string {
  const { clock } = usePorts();
  const stock = useMerchantStockQuery(merchantId === '' ? undefined : merchantId, 1).currentData?.results ?? [];
  const grants = useListMerchantGrantsInfiniteQuery(merchantId === '' ? skipToken : { merchantId }).currentData?.pages;
  const last = findLastGrantedCoupon(stock, grants?.[0]?.results ?? [], clock.serverNow());
  return last === undefined
    ? pathTo('giveCouponsList', { merchantId })
    : pathTo('giveCoupons', { merchantId, couponId: last.merchantCouponId });
}
